import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { SellerRating } from '../reviews/published-view.ts';
import type { SellerActivity } from './activity.ts';
import type { SellerView } from './public.ts';

/** What takes four queries to count. */
interface SellerFacts {
  readonly numberOfProducts: number;
  readonly rating: SellerRating;
  readonly activity: SellerActivity;
}

/** Milliseconds. A page that is made from them is cached for as long again (server-mock/pages/pages.ts). */
const cachedFor = 30_000;
const mostSellers = 2_000;

type FactsCache = LRUCache<string, SellerFacts, SellerView>;

/** Per database, because tests open several. */
const caches = new WeakMap<Kysely<Database>, FactsCache>();

/** The same seller with counts that are up to half a minute old, for pages that are rendered for visitors. */
export function withCachedFacts(
  { db, clock }: Pick<GraphqlContext, 'db' | 'clock'>,
  view: SellerView,
): SellerView {
  const cache = caches.get(db) ?? createCache(() => clock.now().getTime());
  caches.set(db, cache);
  const facts = () => cache.forceFetch(view.seller.id, { context: view });
  return {
    ...view,
    numberOfProducts: async () => (await facts()).numberOfProducts,
    rating: async () => (await facts()).rating,
    activity: async () => (await facts()).activity,
  };
}

function createCache(now: () => number): FactsCache {
  return new LRUCache<string, SellerFacts, SellerView>({
    ...{ max: mostSellers, ttl: cachedFor, ttlResolution: 0 },
    perf: { now },
    fetchMethod: async (_id, _earlier, { context: { numberOfProducts, rating, activity } }) => ({
      numberOfProducts: await numberOfProducts(),
      rating: await rating(),
      activity: await activity(),
    }),
  });
}
