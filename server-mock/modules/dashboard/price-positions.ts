import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The price of a product for sale among those of similar products of other sellers, in whole euros. */
export interface PricePosition {
  readonly uuid: string;
  readonly title: string;
  readonly price: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly count: number;
}

/** Fewer products say nothing about a price. */
const fewest = 3;
const most = 6;
/** Number of products for which similar ones are looked for, so that the query stays small for large sellers. */
const looked = 40;

const euros = (cents: ReturnType<typeof sql>) => sql`round(${cents} / 100.0)::integer`;

/**
 * Returns the price positions of a seller's most viewed products for sale. Similar are public products of others, for
 * sale or sold, as in `similarSold`: the same category, and the same brand or decade or a shared material.
 */
export async function pricePositions(
  db: Kysely<Database>,
  sellerId: string,
): Promise<readonly PricePosition[]> {
  const { rows } = await sql<PricePosition>`
    select own.id as uuid, own.title, ${euros(sql`own.price_cents`)} as price, ${euros(sql`low`)} as low,
      ${euros(sql`median`)} as median, ${euros(sql`high`)} as high, others.count::integer as count
    from (
      select * from products where seller_id = ${sellerId} and status = 'PUBLISHED' and inventory > 0
      order by view_count desc, id limit ${looked}
    ) own cross join lateral (
      select count(*) as count, min(price_cents) as low, max(price_cents) as high,
        percentile_cont(0.5) within group (order by price_cents) as median
      from products where status = 'PUBLISHED' and category = own.category and seller_id <> own.seller_id
        and ((brand = own.brand and brand <> 'unknown') or decade = own.decade or materials && own.materials)
    ) others
    where others.count >= ${fewest} order by own.view_count desc, own.id limit ${most}`.execute(db);
  return rows;
}
