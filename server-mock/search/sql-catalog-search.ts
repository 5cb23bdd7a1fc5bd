import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CatalogAnswer, CatalogQuestion, CatalogSearch, FilterType } from './catalog-search.ts';
import { shownDistance } from './distance.ts';
import { readFacts } from './listing-facts.ts';
import { leastLikeness, likenessOf, tasteOf } from './points.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';
import { sqlFacets } from './sql-facets.ts';
import { distanceColumn, groupCondition } from './sql-filters.ts';
import { isAvailable, likenessColumn, orderOf, type SqlRanks } from './sql-orders.ts';
import { sqlSuggest } from './sql-suggest.ts';
import { sqlWords } from './sql-words.ts';

async function likenessTo(db: Kysely<Database>, question: ReadQuestion) {
  if (question.mltId === null) return null;
  const [facts] = await readFacts(db, [question.mltId]);
  if (facts === undefined) return { condition: sql<boolean>`false`, column: sql<number>`0::integer` };
  const column = likenessColumn(likenessOf(facts), facts.priceCents);
  return {
    condition: sql<boolean>`(products.id <> ${facts.id} and ${column} >= ${leastLikeness})`,
    column,
  };
}

/** Everything that the queries of one question share: what a listing must be, and the order. */
export async function plan(db: Kysely<Database>, question: ReadQuestion) {
  const words = await sqlWords(db, question.words);
  const likeness = await likenessTo(db, question);
  const groups: { type: FilterType; condition: Awaited<ReturnType<typeof groupCondition>> }[] = [];
  for (const group of question.groups) {
    groups.push({ type: group.type, condition: await groupCondition(db, group, question.place) });
  }
  const where = (leftOut: FilterType | null) => {
    const conditions = [
      sql<boolean>`products.status = 'PUBLISHED'`,
      ...(question.availableOnly ? [isAvailable] : []),
      ...groups.filter(({ type }) => type !== leftOut).map(({ condition }) => condition),
      ...(words?.conditions ?? []),
      ...(likeness === null ? [] : [likeness.condition]),
    ];
    return sql`where ${sql.join(conditions, sql` and `)}`;
  };
  const personal = question.sort === 'RECOMMENDED' && words === null && likeness === null;
  const ranks: SqlRanks = {
    words: words?.score ?? null,
    likeness: likeness?.column ?? null,
    taste: personal ? tasteOf(await readFacts(db, question.tasteOf)) : [],
  };
  return { where, order: orderOf(question, ranks) };
}

/**
 * The catalogue straight from SQL: exact at any moment, also right after a listing was published, and slow. It is the
 * measure of the faster engines, and stands in while one is being built.
 */
export function createSqlCatalogSearch(db: Kysely<Database>): CatalogSearch {
  return {
    async search(asked: CatalogQuestion): Promise<CatalogAnswer> {
      const question = readQuestion(asked);
      const { where, order } = await plan(db, question);
      const { limit, offset, place } = question;
      const counted = await sql<{ count: string }>`select count(*) as count
        from products ${where(null)}`.execute(db);
      const distance = place === null ? sql`null` : distanceColumn(place);
      const page = await sql<{ id: string; km: number | null }>`select products.id, ${distance} as km
        from products ${where(null)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
      return {
        ids: page.rows.map((row) => row.id),
        totalCount: Number(counted.rows[0]?.count ?? 0),
        facets: question.facets ? await sqlFacets(db, where, place)() : [],
        distances: place === null ? [] : page.rows.map(({ km }) => (km === null ? null : shownDistance(km))),
      };
    },
    suggest: (words, limit) => sqlSuggest(db, words, limit),
    version: () => 0,
    ready: async () => undefined,
    close: async () => undefined,
  };
}
