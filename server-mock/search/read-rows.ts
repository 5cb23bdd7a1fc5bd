import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { fieldEnd, type RowField, rowEnd, rowFields, rowFlags, valueEnd } from './columns/row-text.ts';
import { flagConditions } from './sql-filters.ts';
import { isAvailable, photoColumn, titleKeyColumn } from './sql-orders.ts';

const list = (column: RawBuilder<unknown>) => sql`array_to_string(${column}, ${valueEnd})`;
const flag = (condition: RawBuilder<boolean>, bit: number) =>
  sql`case when ${condition} then ${bit}::integer else 0 end`;
/** Publication in microseconds since 1970, which a double represents exactly. */
const date = sql`round(date_part('epoch', products.publication_date) * 1000000)::bigint`;

const flags = sql.join(
  [
    flag(sql<boolean>`sellers.accept_offers`, rowFlags.acceptOffers),
    flag(flagConditions.SECOND_CHANCE, rowFlags.secondChance),
    flag(sql<boolean>`products.brand is not null and products.brand not in ('', 'unknown')`, rowFlags.known),
    flag(sql<boolean>`length(products.description) >= 200`, rowFlags.described),
    flag(isAvailable, rowFlags.available),
  ],
  sql` + `,
);

const orEmpty = (column: RawBuilder<unknown>) => sql`coalesce(${column}::text, '')`;
const orZero = (column: RawBuilder<unknown>) => sql`coalesce(${column}, 0)`;

/** The fields of a row. None may be null, because `concat_ws` would skip it and shift the following ones. */
const fields: Readonly<Record<RowField, RawBuilder<unknown>>> = {
  id: sql`products.id`,
  seller: sql`products.seller_id`,
  path: sql`concat(products.main_category, '/', products.sub_category, '/', products.category)`,
  brand: orEmpty(sql`products.brand`),
  province: orEmpty(sql`products.province`),
  decade: orEmpty(sql`products.decade`),
  period: orEmpty(sql`products.time_period`),
  COLORS: orEmpty(list(sql`products.colors`)),
  MATERIALS: orEmpty(list(sql`products.materials`)),
  STYLES: orEmpty(list(sql`products.styles`)),
  COLLECTIONS: orEmpty(list(sql`products.collections`)),
  flags: sql`(${flags})`,
  price: orZero(sql`products.price_cents`),
  compare: orZero(sql`products.shown_compare_cents`),
  width: orZero(sql`products.width`),
  height: orZero(sql`products.height`),
  depth: orZero(sql`products.depth`),
  diameter: orZero(sql`products.diameter`),
  latitude: orEmpty(sql`products.latitude`),
  longitude: orEmpty(sql`products.longitude`),
  views: sql`products.view_count`,
  highlight: orEmpty(sql`products.highlight_type`),
  date: orZero(date),
  titleKey: titleKeyColumn,
  photo: photoColumn(sql`first_photo.key`),
  title: sql`concat(products.title, ' ' || translated.title)`,
  description: sql`concat(products.description, ' ' || products.editorial_description, ' ' || translated.description)`,
};

const inOrder = Object.values({ ...rowFields, ...fields });

/** Texts cannot contain the separators of fields and rows: constraints of the tables ensure it (migration 0100). */
const rowText = sql`concat_ws(${fieldEnd}, ${sql.join(inOrder)})`;

/**
 * Selects the text of every published product that meets the condition. The translations are aggregated for all of
 * them at once; separate subqueries would be four times as slow.
 */
function textsOf(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const chosen = sql`products.status = 'PUBLISHED' and ${condition}`;
  return sql`select products.id, ${rowText} as text from products
    left join sellers on sellers.id = products.seller_id
    left join product_images as first_photo on first_photo.product_id = products.id and first_photo.position = 0
    left join (
      select product_id, string_agg(title, ' ') as title,
        string_agg(concat(description, ' ', editorial_description), ' ') as description
      from product_translations where product_id in (select products.id from products where ${chosen})
      group by product_id
    ) as translated on translated.product_id = products.id
    where ${chosen}`;
}

/** A page of the catalogue, ordered by id; `last` is the cursor of the next page and null after the last one. */
export interface RowPage {
  readonly text: string;
  readonly last: string | null;
}

/** Reads published products with ids after the given one. */
export async function readPage(db: Kysely<Database>, after: string | null, limit: number): Promise<RowPage> {
  const inPage = sql`products.id in (select id from page)`;
  const { rows } = await sql<{ text: string | null; last: string | null; count: number }>`
    with page as materialized (select id from products where status = 'PUBLISHED'
      and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit})
    select string_agg(text, ${rowEnd}) as text, max(id::text) as last, count(*)::integer as count
    from (${textsOf(inPage)}) as rows`.execute(db);
  const [page] = rows;
  return { text: page?.text ?? '', last: page && page.count === limit ? page.last : null };
}

/** Returns the number of blocks of the products table. */
export async function countBlocks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ blocks: string }>`select pg_relation_size('products')
    / current_setting('block_size')::bigint as blocks`.execute(db);
  return Number(rows[0]?.blocks ?? 0);
}

/**
 * Reads published products in blocks `from` (inclusive) to `to` (exclusive) of the table, in physical order. A row
 * may move to another block at any time, so all blocks must be read in one database snapshot.
 */
export async function readBlocks(db: Kysely<Database>, from: number, to: number): Promise<string> {
  return await joined(
    db,
    sql`products.ctid >= ${`(${from},0)`}::tid and products.ctid < ${`(${to},0)`}::tid`,
  );
}

/** Reads those of the given products that are published. */
export async function readRows(db: Kysely<Database>, ids: readonly string[]): Promise<string> {
  return await joined(db, sql`products.id = any(${ids}::uuid[])`);
}

async function joined(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`select string_agg(text, ${rowEnd}) as text
    from (${textsOf(condition)}) as rows`.execute(db);
  return rows[0]?.text ?? '';
}
