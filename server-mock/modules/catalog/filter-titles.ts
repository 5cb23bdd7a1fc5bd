import { brands } from '#domain/catalog/brands.ts';
import { findCategory, mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, findEntry, type Locale, type Titles, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import type { FilterType } from '#domain/search/product-list-state.ts';

function titles(nl: string, en: string, fr: string): { readonly titles: Titles } {
  return { titles: { nl, en, fr } };
}

const groups: Readonly<Partial<Record<FilterType, { readonly titles: Titles }>>> = {
  ACCEPT_OFFERS: titles('Bieden mogelijk', 'Open to offers', 'Offres acceptées'),
  BEST_DEALS: titles('Beste deals', 'Best deals', 'Meilleures affaires'),
  WE_LOVE: titles('We love', 'We love', 'Nos coups de cœur'),
  SALE: titles('Sale', 'Sale', 'Soldes'),
  SECOND_CHANCE: titles('Tweedekans', 'Second chance', 'Seconde chance'),
  PRICE: titles('Prijs', 'Price', 'Prix'),
  WIDTH: titles('Breedte', 'Width', 'Largeur'),
  HEIGHT: titles('Hoogte', 'Height', 'Hauteur'),
  DEPTH: titles('Diepte', 'Depth', 'Profondeur'),
  SOLD: titles('Ook verkocht', 'Sold too', 'Vendus aussi'),
  FIT: titles('Past bij mij', 'Fits my place', 'Passe chez moi'),
};

const lists: Readonly<Partial<Record<FilterType, readonly CatalogEntry[]>>> = {
  PROVINCE: provinces,
  BRAND: brands,
  COLORS: colors,
  MATERIALS: materials,
  STYLES: styles,
  DECADE_PERIOD: decades,
  COLLECTIONS: collections,
};

/** Returns the title of a range or boolean filter. */
export function titleOfGroup(type: FilterType, locale: Locale): string {
  const group = groups[type];
  return group === undefined ? type : titleOf(group, locale);
}

/** Returns the title of a filter value; the value itself if the reference data does not contain it. */
export function titleOfFilter(type: FilterType, value: string, locale: Locale): string {
  if (type in groups) return titleOfGroup(type, locale);
  if (type === 'CATEGORY') return categoryTitle(value, locale) ?? value;
  if (type === 'MIN_DISCOUNT')
    return titleOf(titles(`Vanaf ${value}% korting`, `${value}% off or more`, `${value} % ou plus`), locale);
  if (type === 'DISTANCE') return `${value} km`;
  const found = findEntry(lists[type] ?? [], value);
  return found === null ? value : titleOf(found, locale);
}

/** The title of the last segment of a category path; null for a path that the tree does not have. */
function categoryTitle(path: string, locale: Locale): string | null {
  const [main = '', sub, category] = path.split('/');
  const top = findEntry(mainCategories, main);
  if (sub === undefined) return top && titleOf(top, locale);
  const middle = top && findEntry(top.subCategories, sub);
  if (category === undefined) return middle && titleOf(middle, locale);
  const found = findCategory(main, sub, category);
  return found && titleOf(found.category, locale);
}

/**
 * Returns the path of the product list of one value, for the filter types whose values have pages (ROUTE-017..024).
 */
export function pathOfFilter(type: FilterType, value: string): string | null {
  if (type === 'CATEGORY') return `/${value}`;
  if (type === 'SELLER') return `/verkoper/${value}`;
  if (type === 'COLLECTIONS') return findEntry(collections, value) && `/collecties/${value}`;
  if (type === 'BRAND' || type === 'STYLES' || type === 'DECADE_PERIOD')
    return findEntry(lists[type] ?? [], value) && `/${value}`;
  return null;
}
