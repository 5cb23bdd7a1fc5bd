import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { answerTimeOf } from '#domain/seller/answer-time.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ratingsOfSellers, type SellerRating } from '../reviews/published-view.ts';
import { answersOfSellers, type SellerActivity, soldBySellers } from './activity.ts';
import { productsForSale } from './for-sale.ts';
import type { SellerView } from './public.ts';

/** What is counted for a seller. */
interface SellerFacts {
  readonly numberOfProducts: number;
  readonly rating: SellerRating;
  readonly activity: SellerActivity;
}

/** Milliseconds. A page that is made from them is cached for as long again (server-mock/pages/pages.ts). */
const cachedFor = 30_000;
const mostSellers = 2_000;

type FactsCache = LRUCache<string, SellerFacts>;

/** Per database, because tests open several. */
const caches = new WeakMap<Kysely<Database>, FactsCache>();

/** The same seller with counts that are up to half a minute old, for pages that are rendered for visitors. */
export function withCachedFacts(
  { db, clock }: Pick<GraphqlContext, 'db' | 'clock'>,
  view: SellerView,
): SellerView {
  const cache = caches.get(db) ?? createCache(db, () => clock.now().getTime());
  caches.set(db, cache);
  const facts = () => cache.forceFetch(view.seller.id);
  return {
    ...view,
    numberOfProducts: async () => (await facts()).numberOfProducts,
    rating: async () => (await facts()).rating,
    activity: async () => (await facts()).activity,
  };
}

function createCache(db: Kysely<Database>, now: () => number): FactsCache {
  return new LRUCache<string, SellerFacts>({
    ...{ max: mostSellers, ttl: cachedFor, ttlResolution: 0 },
    perf: { now },
    fetchMethod: (id) => loadFacts(db, id),
  });
}

/** In one query, because a page needs all of them. */
async function loadFacts(db: Kysely<Database>, id: string): Promise<SellerFacts> {
  const [row] = await factsOf(db, id);
  return {
    numberOfProducts: Number(row?.products ?? 0),
    rating: { count: Number(row?.ratings ?? 0), average: row?.stars == null ? null : Number(row.stars) },
    activity: {
      numberSold: Number(row?.sold ?? 0),
      answerTime: row?.answers == null ? null : answerTimeOf(Number(row.answers), Number(row.seconds)),
    },
  };
}

const factsOf = compileOnce((db, id) =>
  db
    .selectFrom('sellers')
    .leftJoin(productsForSale(db, [id]).as('for_sale'), 'for_sale.seller_id', 'sellers.id')
    .leftJoin(ratingsOfSellers(db, [id]).as('rated'), 'rated.seller_id', 'sellers.id')
    .leftJoin(soldBySellers(db, [id]).as('sold'), 'sold.seller_id', 'sellers.id')
    .leftJoin(answersOfSellers(db, [id]).as('answers'), 'answers.seller_id', 'sellers.id')
    .where('sellers.id', '=', id)
    .select([
      ...(['for_sale.count as products', 'rated.count as ratings', 'rated.average as stars'] as const),
      ...(['sold.count as sold', 'answers.count as answers', 'answers.median as seconds'] as const),
    ]),
);
