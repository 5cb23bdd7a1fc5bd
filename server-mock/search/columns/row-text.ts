import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { flagConditions } from '../sql-filters.ts';
import { dateColumn, freshColumn, saltColumn, tierColumn } from '../sql-orders.ts';

// A page of listings travels as one string: tens of thousands of rows as objects would take longer than indexing them.
const rowEnd = '\u001e';
const fieldEnd = '\u001f';
const valueEnd = '\u001d';

const list = (column: RawBuilder<unknown>) => sql`array_to_string(${column}, ${valueEnd})`;
const flag = (condition: RawBuilder<boolean>, bit: number) =>
  sql`case when ${condition} then ${bit}::integer else 0 end`;
/** Texts lose the signs that part fields and rows. */
const clean = (text: RawBuilder<unknown>) => sql`translate(${text}, ${rowEnd + fieldEnd + valueEnd}, '   ')`;

const translated = (column: RawBuilder<unknown>) => sql`coalesce((select string_agg(${column}, ' ')
  from product_translations t where t.product_id = products.id), '')`;

/** The fields of a row in their order; `readRow` takes them apart. */
const fields: readonly RawBuilder<unknown>[] = [
  sql`products.id`,
  sql`products.seller_id`,
  sql`products.main_category`,
  sql`products.sub_category`,
  sql`products.category`,
  clean(sql`products.brand`),
  sql`products.province`,
  sql`products.decade`,
  sql`products.time_period`,
  list(sql`products.colors`),
  list(sql`products.materials`),
  list(sql`products.styles`),
  list(sql`products.collections`),
  sql`${flag(flagConditions.ACCEPT_OFFERS, 1)} + ${flag(flagConditions.SECOND_CHANCE, 2)}`,
  sql`products.price_cents`,
  sql`products.shown_compare_cents`,
  sql`products.width`,
  sql`products.height`,
  sql`products.depth`,
  sql`products.diameter`,
  sql`products.latitude`,
  sql`products.longitude`,
  sql`products.view_count`,
  tierColumn,
  dateColumn,
  freshColumn,
  saltColumn,
  clean(sql`products.title || ' ' || ${translated(sql`t.title`)}`),
  clean(sql`products.description || ' ' || coalesce(products.editorial_description, '') || ' '
    || ${translated(sql`t.description || ' ' || coalesce(t.editorial_description, '')`)}`),
];

const rowText = sql`concat_ws(${fieldEnd}, ${sql.join(fields.map((field) => sql`coalesce((${field})::text, '')`))})`;

/** A page of the catalogue in the order of ids; `last` starts the next one and is null after the last. */
export interface RowPage {
  readonly text: string;
  readonly last: string | null;
}

/** Published listings with ids after the given one. */
export async function readPage(db: Kysely<Database>, after: string | null, limit: number): Promise<RowPage> {
  const { rows } = await sql<{ text: string | null; last: string | null; count: number }>`
    select string_agg(text, ${rowEnd} order by id) as text, max(id::text) as last, count(*)::integer as count from (
      select products.id, ${rowText} as text from products where status = 'PUBLISHED'
        and (${after}::uuid is null or products.id > ${after}::uuid) order by products.id limit ${limit}
    ) as page`.execute(db);
  const [page] = rows;
  return { text: page?.text ?? '', last: page && page.count === limit ? page.last : null };
}

/** Those of the given listings that are published now. */
export async function readRows(db: Kysely<Database>, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`select string_agg(${rowText}, ${rowEnd}) as text
    from products where status = 'PUBLISHED' and id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.text ?? '';
}

/** One listing as the columns take it. */
export interface IndexRow {
  readonly id: string;
  readonly seller: string;
  readonly path: string;
  readonly brand: string;
  readonly province: string;
  readonly decade: string;
  readonly period: string;
  readonly lists: readonly (readonly string[])[];
  readonly acceptOffers: boolean;
  readonly secondChance: boolean;
  readonly price: number;
  readonly compare: number;
  /** Centimetres; 0 for unknown. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly diameter: number;
  /** Both as the database writes them; '' for unknown. */
  readonly place: string;
  readonly views: number;
  readonly tier: number;
  readonly date: number;
  readonly fresh: number;
  readonly salt: number;
  readonly title: string;
  readonly description: string;
}

function readRow(text: string): IndexRow {
  const parts = text.split(fieldEnd);
  const at = (index: number) => parts[index] ?? '';
  const number = (index: number) => Number(at(index));
  const values = (index: number) => [...new Set(at(index).split(valueEnd))].filter((value) => value !== '');
  const flags = number(13);
  return {
    id: at(0),
    seller: at(1),
    path: `${at(2)}/${at(3)}/${at(4)}`,
    brand: at(5),
    province: at(6),
    decade: at(7),
    period: at(8),
    lists: [values(9), values(10), values(11), values(12)],
    acceptOffers: (flags & 1) !== 0,
    secondChance: (flags & 2) !== 0,
    price: number(14),
    compare: number(15),
    width: number(16),
    height: number(17),
    depth: number(18),
    diameter: number(19),
    place: at(20) === '' ? '' : `${at(20)} ${at(21)}`,
    views: number(22),
    tier: number(23),
    date: number(24),
    fresh: number(25),
    salt: number(26),
    title: at(27),
    description: at(28),
  };
}

/** The rows of a page. */
export function rowsOf(text: string): IndexRow[] {
  return text === '' ? [] : text.split(rowEnd).map(readRow);
}
