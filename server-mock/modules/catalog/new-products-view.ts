import type { Locale } from '#domain/catalog/entry.ts';
import { filtersOf } from '#domain/search/normal-product-list.ts';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';
import { type CatalogQuestion, largestPageSize, wholeCatalog } from '../../search/catalog-search.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';
import { placeAt } from './places.ts';
import { idOfPublished } from './published-product.ts';

export interface NewProducts {
  /** The reader's language, in which the search terms are interpreted. */
  readonly locale: Locale;
  readonly since: Date;
  readonly until: Date;
}

/**
 * Returns products that were published after `since` and until `until` and are for sale now, newest first, at most
 * 100. The path of the product list is interpreted as the page itself does. Returns an empty list for a path that is
 * no product list, and for a search whose page would show other results than those searched for, since nobody asked
 * for emails about these.
 */
export async function newProducts(
  deps: Pick<ServerDeps, 'db' | 'search'>,
  address: string,
  { locale, since, until }: NewProducts,
): Promise<readonly ProductView[]> {
  const [pathname = '', search = ''] = address.split('?');
  const reading = readProductListAddress(pathname, search);
  if (reading === null || 'redirect' in reading) return [];
  const question = await questionOf(deps, reading.state, locale);
  if (question === null) return [];
  const { ids, leftOut, mentioned } = await deps.search.search(question);
  if (leftOut.length > 0 || mentioned !== null) return [];
  const views = await loadProducts(deps.db, ids);
  return views.filter(({ product: { publication_date: at, inventory } }) => {
    return at !== null && at > since && at <= until && inventory > 0;
  });
}

/** Returns the search of a product list, newest first; null if it refers to a product that no longer exists. */
async function questionOf(
  { db }: Pick<ServerDeps, 'db'>,
  state: ProductListState,
  locale: Locale,
): Promise<CatalogQuestion | null> {
  const { base } = state;
  const mltId = base.kind === 'similar' ? await idOfPublished(db, base.slug) : null;
  if (mltId === undefined) return null;
  const place = state.place === null ? null : placeAt(state.place.postcode, state.place.country);
  return {
    ...wholeCatalog,
    locale,
    filters: filtersOf(state).filter(({ type }) => place !== null || type !== 'DISTANCE'),
    searchString: base.kind === 'search' ? base.words : '',
    sort: 'DATE_NEWEST',
    limit: largestPageSize,
    place: place === null ? null : { lat: place.latitude, lon: place.longitude },
    mltId,
    availableOnly: true,
  };
}
