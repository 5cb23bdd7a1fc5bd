import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { fieldEnd, rowEnd, rowFlags, valueEnd } from './columns/row-text.ts';
import { flagConditions } from './sql-filters.ts';
import { isAvailable } from './sql-orders.ts';

const list = (column: RawBuilder<unknown>) => sql`array_to_string(${column}, ${valueEnd})`;
const flag = (condition: RawBuilder<boolean>, bit: number) =>
  sql`case when ${condition} then ${bit}::integer else 0 end`;
/** The signs that part fields and rows. */
const signs = rowEnd + fieldEnd + valueEnd;

/** Publication in microseconds since 1970, as a double keeps it exactly. */
const date = sql`round(date_part('epoch', products.publication_date) * 1000000)::bigint`;

const flags = sql.join(
  [
    flag(flagConditions.ACCEPT_OFFERS, rowFlags.acceptOffers),
    flag(flagConditions.SECOND_CHANCE, rowFlags.secondChance),
    flag(sql<boolean>`products.brand is not null and products.brand not in ('', 'unknown')`, rowFlags.known),
    flag(sql<boolean>`length(products.description) >= 200`, rowFlags.described),
    flag(isAvailable, rowFlags.available),
  ],
  sql` + `,
);

const orEmpty = (column: RawBuilder<unknown>) => sql`coalesce(${column}::text, '')`;
const orZero = (column: RawBuilder<unknown>) => sql`coalesce(${column}, 0)`;

/** What people wrote, as it stands. */
const texts = {
  brand: sql`coalesce(products.brand, '')`,
  title: sql`concat(products.title, ' ' || translated.title)`,
  description: sql`concat(products.description, ' ' || products.editorial_description,
    ' ' || translated.description)`,
} as const;

/** The fields of a row in their order; `rowsOf` takes them apart. None may be null, or the next would take its place. */
function fieldsWith(text: (name: keyof typeof texts) => RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`products.id`,
    sql`products.seller_id`,
    sql`concat(products.main_category, '/', products.sub_category, '/', products.category)`,
    text('brand'),
    orEmpty(sql`products.province`),
    orEmpty(sql`products.decade`),
    orEmpty(sql`products.time_period`),
    orEmpty(list(sql`products.colors`)),
    orEmpty(list(sql`products.materials`)),
    orEmpty(list(sql`products.styles`)),
    orEmpty(list(sql`products.collections`)),
    sql`(${flags})`,
    orZero(sql`products.price_cents`),
    orZero(sql`products.shown_compare_cents`),
    orZero(sql`products.width`),
    orZero(sql`products.height`),
    orZero(sql`products.depth`),
    orZero(sql`products.diameter`),
    orEmpty(sql`products.latitude`),
    orEmpty(sql`products.longitude`),
    sql`products.view_count`,
    orEmpty(sql`products.highlight_type`),
    orZero(date),
    text('title'),
    text('description'),
  ];
}

const joined = (fields: readonly RawBuilder<unknown>[]) => sql`concat_ws(${fieldEnd}, ${sql.join(fields)})`;
/** Hardly any text holds a sign that parts fields; looking for one in all of them at once is cheap, replacing is not. */
const rowText = sql`case when concat(${sql.join(Object.values(texts))}) ~ ${`[${signs}]`}
  then ${joined(fieldsWith((name) => sql`translate(${texts[name]}, ${signs}, '   ')`))}
  else ${joined(fieldsWith((name) => texts[name]))} end`;
const source = sql`products left join lateral (
  select string_agg(t.title, ' ') as title,
    string_agg(concat(t.description, ' ', t.editorial_description), ' ') as description
  from product_translations t where t.product_id = products.id) as translated on true`;

/** A page of the catalogue in the order of ids; `last` starts the next one and is null after the last. */
export interface RowPage {
  readonly text: string;
  readonly last: string | null;
}

/** Published listings with ids after the given one. */
export async function readPage(db: Kysely<Database>, after: string | null, limit: number): Promise<RowPage> {
  const { rows } = await sql<{ text: string | null; last: string | null; count: number }>`
    select string_agg(text, ${rowEnd}) as text, max(id::text) as last, count(*)::integer as count from (
      select products.id, ${rowText} as text from ${source} where products.status = 'PUBLISHED'
        and (${after}::uuid is null or products.id > ${after}::uuid) order by products.id limit ${limit}
    ) as page`.execute(db);
  const [page] = rows;
  return { text: page?.text ?? '', last: page && page.count === limit ? page.last : null };
}

/** The number of blocks that the listings lie in. */
export async function countBlocks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ blocks: string }>`select pg_relation_size('products')
    / current_setting('block_size')::bigint as blocks`.execute(db);
  return Number(rows[0]?.blocks ?? 0);
}

/**
 * Published listings in blocks of the table from `from` up to, and without, `to`: read as they lie on the disk. A row
 * may move to another block at any time, so all blocks are read in one snapshot of the database.
 */
export async function readBlocks(db: Kysely<Database>, from: number, to: number): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`select string_agg(${rowText}, ${rowEnd}) as text
    from ${source} where products.status = 'PUBLISHED'
      and products.ctid >= ${`(${from},0)`}::tid and products.ctid < ${`(${to},0)`}::tid`.execute(db);
  return rows[0]?.text ?? '';
}

/** Those of the given listings that are published now. */
export async function readRows(db: Kysely<Database>, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`select string_agg(${rowText}, ${rowEnd}) as text
    from ${source} where products.status = 'PUBLISHED' and products.id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.text ?? '';
}
