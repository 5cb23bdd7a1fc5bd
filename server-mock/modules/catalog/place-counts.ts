import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { CatalogQuestion, CatalogSearch } from '../../search/catalog-search.ts';
import { countPlaces, type PlaceCount } from '../../search/sql-places.ts';

/** The maximum number of dots on a map; more would overlap. */
export const mostPlaces = 200;

const cacheLimit = 200;

interface Known {
  readonly version: number;
  readonly places: LRUCache<string, readonly PlaceCount[]>;
}

const knownBy = new WeakMap<CatalogSearch, Known>();

/**
 * Returns the places of the products of a search, cached per version of the catalogue that the search engine has
 * seen.
 */
export async function placesOf(
  { db, search }: Pick<GraphqlContext, 'db' | 'search'>,
  question: CatalogQuestion,
): Promise<readonly PlaceCount[]> {
  const version = search.version();
  // An engine without version numbers cannot tell when the cache is out of date.
  if (version === 0) return await countPlaces(db, question, mostPlaces);
  const last = knownBy.get(search);
  const known =
    last?.version === version
      ? last
      : { version, places: new LRUCache<string, readonly PlaceCount[]>({ max: cacheLimit }) };
  knownBy.set(search, known);
  const key = JSON.stringify([question.filters, question.searchString, question.locale, question.mltId]);
  const cached = known.places.get(key);
  if (cached !== undefined) return cached;
  const places = await countPlaces(db, question, mostPlaces);
  known.places.set(key, places);
  return places;
}
