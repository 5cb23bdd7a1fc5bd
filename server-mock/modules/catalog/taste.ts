import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listDocuments } from '../sync/public.ts';
import { viewedIds } from './viewed-products.ts';

/** The maximum number of products that make up a taste. */
const most = 50;

/**
 * Returns products that an account likes: the given ones, its wishlist, then the viewed ones; without duplicates, at
 * most 50.
 */
export async function tasteOf(
  db: Kysely<Database>,
  userId: string,
  liked: readonly string[],
): Promise<string[]> {
  const saved = (await listDocuments(db, userId, 'wishlist')).map((document) => document.id).reverse();
  const viewed = await viewedIds(db, userId);
  return [...new Set([...liked, ...saved, ...viewed])].slice(0, most);
}
