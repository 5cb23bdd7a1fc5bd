import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Adds to the view counts of products; returns the ids of those that it has changed. Products that a transaction has locked are
 * left out, because waiting for one would keep the others locked.
 */
export async function addViews(
  db: Kysely<Database>,
  views: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with free as (
      select products.id, seen.views from products
      join unnest(${[...views.keys()]}::uuid[], ${[...views.values()]}::integer[]) as seen (id, views)
        on seen.id = products.id
      order by products.id for no key update of products skip locked
    )
    update products set view_count = view_count + free.views from free where products.id = free.id
    returning products.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns which of these products exist. */
export async function existingProductIds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from products where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
