import type { GraphqlContext } from '../../graphql/context.ts';
import {
  type CatalogFilter,
  type CatalogQuestion,
  type CatalogSort,
  defaultPageSize,
} from '../../search/catalog-search.ts';
import type { Point } from '../../search/point.ts';
import { statisticsAllowed } from '../consent/public.ts';
import { placeAt } from './places.ts';
import { countSearch } from './popular-searches.ts';
import type { ProductPage } from './product-list.ts';
import { idOfPublished } from './published-product.ts';
import { tasteOf } from './taste.ts';

type Given<Value> = Value | null | undefined;

export interface SearchProducts {
  readonly filters: readonly CatalogFilter[];
  readonly facets: boolean;
  readonly limit?: Given<number>;
  readonly offset?: Given<number>;
  readonly searchString?: Given<string>;
  readonly sort?: Given<CatalogSort>;
  readonly mltSlug?: Given<string>;
  readonly personalized?: Given<boolean>;
  readonly postcode?: Given<string>;
  readonly country?: Given<string>;
  readonly seed?: Given<number>;
}

const nothing: ProductPage = { ids: [], totalCount: 0 };

/**
 * Returns whether sold products are requested too; without the filter, lists and counts only contain available ones.
 */
export function asksForSold(filters: readonly CatalogFilter[]): boolean {
  return filters.some(({ type, value }) => type === 'SOLD' && value === 'true');
}

/**
 * Returns one page of the catalogue (LIST-030); sold products only with the filter SOLD. An unknown postcode is
 * ignored; if `mltSlug` is no public product, the result is empty. `personalized` only changes the order, and only
 * for a signed-in user with consent.
 */
export async function searchProducts(context: GraphqlContext, asked: SearchProducts): Promise<ProductPage> {
  const mltId = asked.mltSlug ? await idOfPublished(context.db, asked.mltSlug) : null;
  if (mltId === undefined) return nothing;
  const { viewer } = context;
  const isPersonal =
    asked.personalized === true &&
    viewer !== null &&
    (await statisticsAllowed(context.db, { userId: viewer.userId }, context.clock.now()));
  const searchString = asked.searchString ?? '';
  const offset = asked.offset ?? 0;
  const question: CatalogQuestion = {
    filters: asked.filters,
    searchString,
    locale: context.locale,
    sort: asked.sort ?? 'RECOMMENDED',
    limit: asked.limit ?? defaultPageSize,
    offset,
    place: pointOf(asked),
    mltId,
    tasteOf: isPersonal ? await tasteOf(context.db, viewer.userId, []) : [],
    facets: asked.facets,
    availableOnly: !asksForSold(asked.filters),
    seed: asked.seed ?? 0,
  };
  const answer = await context.search.search(question, context.asOf);
  const isFound = answer.totalCount > 0 && answer.leftOut.length === 0;
  if (searchString !== '' && offset === 0) await countSearch(context, searchString, isFound);
  const { understood, leftOut, instead, mentioned } = answer;
  const isSearch = searchString.trim() !== '';
  return {
    ...answer,
    chosen: asked.filters,
    ...(isSearch && { reading: { understood, leftOut, instead, mentioned } }),
  };
}

function pointOf({ postcode, country }: SearchProducts): Point | null {
  const place = postcode ? placeAt(postcode, country ?? 'NL') : null;
  return place === null ? null : { lat: place.latitude, lon: place.longitude };
}
