import { mainCategories } from '#domain/catalog/categories.ts';
import { type CatalogEntry, findEntry } from '#domain/catalog/entry.ts';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { type CategoryPhoto, categoryPhoto } from './category-photos.ts';

export interface CategoryTile {
  readonly path: readonly string[];
  readonly entry: CatalogEntry;
  readonly photo: CategoryPhoto;
}

/** The four pages that show their categories as tiles above the product list (ROUTE-021). */
const tiled: ReadonlySet<string> = new Set(['meubels/kasten', 'meubels/stoelen', 'meubels/tafels', 'lampen']);

/**
 * The tiles of a product list: on the first, unfiltered page of the four categories, one for each category that has a
 * photo. A main category with a single child of the same name shows the children of that one.
 */
export function categoryTiles({ base, filters, page }: ProductListState): readonly CategoryTile[] {
  if (base.kind !== 'category' || base.secondChance || filters.length > 0 || page > 1) return [];
  if (!tiled.has(base.path.join('/'))) return [];
  const [main = '', sub = main] = base.path;
  const entries = findEntry(findEntry(mainCategories, main)?.subCategories ?? [], sub)?.categories ?? [];
  return entries.flatMap((entry) => {
    const path = [main, sub, entry.value];
    const photo = categoryPhoto(path.join('/'));
    return photo === null ? [] : [{ path, entry, photo }];
  });
}
