import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { sellerNames } from '../sellers/public.ts';

/** Names by the ids of sellers, all read after this change of the catalogue. */
interface CachedNames {
  readonly names: Map<string, string>;
  readonly head: number;
}

/** Names in memory per database. */
const mostNames = 5_000;

/** Per database, because tests open several. */
const cached = new WeakMap<Kysely<Database>, CachedNames>();

/**
 * Returns the names of sellers by id, as of `asOf` or later; the newest without it. A change of a name is a change of the
 * catalogue (migration 0360), so that pages read those that they have in common once. Unknown ids are left out.
 */
export async function sellerNamesAsOf(
  { db, asOf }: Pick<GraphqlContext, 'db' | 'asOf'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (asOf === null) return await sellerNames(db, ids);
  const names = namesSince(db, asOf.head);
  const missing = ids.filter((id) => !names.has(id));
  if (missing.length === 0) return names;
  const read = await sellerNames(db, missing);
  // If the catalogue has changed meanwhile, pages as of the change have a map of their own.
  for (const [id, name] of read) names.set(id, name);
  return names;
}

function namesSince(db: Kysely<Database>, head: number): Map<string, string> {
  const known = cached.get(db);
  if (known?.head === head && known.names.size < mostNames) return known.names;
  const names = new Map<string, string>();
  cached.set(db, { names, head });
  return names;
}
