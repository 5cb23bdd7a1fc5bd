import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listDocuments } from '../sync/store.ts';
import { viewedIds } from './viewed-products.ts';

/** What counts as a taste at the most: the latest hearts and visits. */
const most = 50;

/** Products that an account likes: given ones, its wishlist, then what it looked at; each once, 50 at most. */
export async function tasteOf(
  db: Kysely<Database>,
  userId: string,
  liked: readonly string[],
): Promise<string[]> {
  const saved = (await listDocuments(db, userId, 'wishlist')).map((document) => document.id).reverse();
  const viewed = await viewedIds(db, userId);
  return [...new Set([...liked, ...saved, ...viewed])].slice(0, most);
}
