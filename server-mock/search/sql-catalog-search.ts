import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type CatalogPage, type CatalogSearch, type FilterType, noIndex } from './catalog-search.ts';
import { readStamp } from './catalog-stamp.ts';
import { tiers, valueEnd } from './columns/row-text.ts';
import { shownDistance } from './distance.ts';
import { blocksAround, diversePage } from './diversify.ts';
import type { Neighbour } from './neighbour-block.ts';
import { leastLikeness, likenessOf, tasteOf } from './points.ts';
import { readFacts } from './product-facts.ts';
import { type FilterGroup, type ReadQuestion, readQuestion } from './read-question.ts';
import { answerRelaxed } from './relax.ts';
import { sqlFacets } from './sql-facets.ts';
import { distanceColumn, groupCondition } from './sql-filters.ts';
import {
  isAvailable,
  likenessColumn,
  orderOf,
  photoColumn,
  type SqlRanks,
  tierColumn,
  titleKeyColumn,
} from './sql-orders.ts';
import { sqlSuggest } from './sql-suggest.ts';
import { brandColumn } from './sql-values.ts';
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

/** Builds what all queries of one question share: the conditions and the order. */
export async function plan(db: Kysely<Database>, question: ReadQuestion) {
  const words = await sqlWords(db, question.words, question.locale);
  const likeness = await likenessTo(db, question);
  const groups: { type: FilterGroup['type']; condition: Awaited<ReturnType<typeof groupCondition>> }[] = [];
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
  return { where, order: orderOf(question, ranks), points: ranks.words ?? ranks.likeness };
}

interface PageRow extends Neighbour {
  readonly id: string;
  readonly km: number | null;
}

const neighbourColumns = sql`concat_ws('/', products.main_category, products.sub_category, products.category) as path,
  products.seller_id::text as seller, coalesce(${brandColumn}, '') as brand, coalesce(products.price_cents, 0) as price,
  ${titleKeyColumn} as "titleKey",
  ${photoColumn(sql`(select key from product_images where product_id = products.id and position = 0)`)} as photo,
  array[coalesce(products.width, 0), coalesce(products.height, 0), coalesce(products.depth, 0)] as sides,
  concat(array_to_string(products.colors, ${valueEnd}), '|', array_to_string(products.materials, ${valueEnd})) as look`;

async function readPage(
  db: Kysely<Database>,
  question: ReadQuestion,
  { where, order, points }: Awaited<ReturnType<typeof plan>>,
): Promise<readonly PageRow[]> {
  const { limit, offset, place } = question;
  const { isDiverse } = question;
  const { from, to } = isDiverse ? blocksAround(offset, limit) : { from: offset, to: offset + limit };
  const distance = place === null ? sql`null` : distanceColumn(place);
  const tier =
    points === null ? tierColumn : sql`case when ${isAvailable} then 0 else ${tiers.sold}::integer end`;
  const { rows } = await sql<PageRow>`select products.id, ${distance} as km, ${tier} as tier,
    ${points ?? sql`0::integer`} as points, ${neighbourColumns}
    from products ${where(null)} order by ${order} limit ${to - from} offset ${from}`.execute(db);
  return isDiverse ? diversePage(rows, { from, offset, limit }, (row) => row) : rows;
}

/** Computes one page with its count and facets with plain queries. */
export async function sqlPage(db: Kysely<Database>, question: ReadQuestion): Promise<CatalogPage> {
  const planned = await plan(db, question);
  const { where } = planned;
  const { place } = question;
  const counted = await sql<{ count: string }>`select count(*) as count
    from products ${where(null)}`.execute(db);
  const rows = await readPage(db, question, planned);
  return {
    ids: rows.map((row) => row.id),
    totalCount: Number(counted.rows[0]?.count ?? 0),
    facets: question.facets ? await sqlFacets(db, where, place)() : [],
    distances: place === null ? [] : rows.map(({ km }) => (km === null ? null : shownDistance(km))),
  };
}

/**
 * Searches the catalogue directly in SQL: always exact, even right after a publication, but slow. It is the reference
 * for the faster engines, and the fallback while one is being built.
 */
export function createSqlCatalogSearch(db: Kysely<Database>): CatalogSearch {
  return {
    search: (asked) => answerRelaxed(readQuestion(asked), (question) => sqlPage(db, question)),
    suggest: (words, limit) => sqlSuggest(db, words, limit),
    version: () => 0,
    readStamp: (now) => readStamp(db, now),
    state: async () => noIndex,
    ready: async () => undefined,
    close: async () => undefined,
  };
}
