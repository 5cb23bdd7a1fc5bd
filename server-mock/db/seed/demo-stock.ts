import { type RawBuilder, sql } from 'kysely';

function others(same: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from products other where other.id <> products.id
    and other.status = 'PUBLISHED' and other.inventory > 0 and ${same})`;
}

/** Whether a product may be sold by the demo itself: its category and its brand keep another one for sale. */
export const leavesOthers: RawBuilder<boolean> = sql<boolean>`(${others(
  sql`other.sub_category = products.sub_category and other.category = products.category`,
)} and (coalesce(products.brand, 'unknown') = 'unknown' or ${others(sql`other.brand = products.brand`)}))`;
