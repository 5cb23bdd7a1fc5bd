import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import {
  type CatalogQuestion,
  type CatalogSearch,
  type CatalogSort,
  largestPageSize,
  reachableItems,
} from './catalog-search.ts';
import { filterConditions, wordConditions } from './sql-filters.ts';

// The id ends every order: two pages never show the same product and never leave one out.
const orders: Readonly<Record<CatalogSort, RawBuilder<unknown>>> = {
  // Promoted before featured before the rest (readings PROD-021), then the newest.
  RECOMMENDED: sql`case products.highlight_type when 'p' then 0 when 'f' then 1 else 2 end,
    products.publication_date desc, products.id`,
  POPULARITY: sql`products.view_count desc, products.id`,
  DATE_NEWEST: sql`products.publication_date desc, products.id`,
  DATE_OLDEST: sql`products.publication_date, products.id`,
  PRICE_ASC: sql`products.price_cents, products.id`,
  PRICE_DESC: sql`products.price_cents desc, products.id`,
  // Random to people, the same all day to the pages of one visit.
  RANDOM: sql`md5(products.id::text || current_date::text)`,
};

function whole(value: number, most: number): number {
  return Math.min(Math.max(0, Math.trunc(value)), most);
}

/** The catalogue straight from SQL: exact at any moment, also right after a listing was published. */
export function createSqlCatalogSearch(db: Kysely<Database>): CatalogSearch {
  return {
    async search(question: CatalogQuestion) {
      const conditions = [
        sql<boolean>`products.status = 'PUBLISHED'`,
        ...filterConditions(question.filters),
        ...wordConditions(question.searchString),
      ];
      const where = sql`where ${sql.join(conditions, sql` and `)}`;
      const offset = whole(question.offset, reachableItems);
      const limit = Math.min(whole(question.limit, largestPageSize), reachableItems - offset);
      const counted = await sql<{ count: string }>`select count(*) as count from products ${where}`.execute(
        db,
      );
      const totalCount = Number(counted.rows[0]?.count ?? 0);
      const page = await sql<{ id: string }>`select products.id from products ${where}
        order by ${orders[question.sort]} limit ${limit} offset ${offset}`.execute(db);
      return { ids: page.rows.map((row) => row.id), totalCount };
    },
  };
}
