import { brands } from '#domain/catalog/brands.ts';
import { findCategory, mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, findEntry, type Locale, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import type { FilterType } from '#domain/search/product-list-state.ts';
import { i18nOf } from '../../i18n.ts';

const groupNames: Readonly<Partial<Record<FilterType, string>>> = {
  ACCEPT_OFFERS: /*i18n*/ 'Open to bids',
  BEST_DEALS: /*i18n*/ 'Best deals',
  WE_LOVE: /*i18n*/ 'We love',
  SALE: /*i18n*/ 'Sale',
  SECOND_CHANCE: /*i18n*/ 'Second chance',
  PRICE: /*i18n*/ 'Price',
  WIDTH: /*i18n*/ 'Width',
  HEIGHT: /*i18n*/ 'Height',
  DEPTH: /*i18n*/ 'Depth',
  SOLD: /*i18n*/ 'Include sold products',
  FIT: /*i18n*/ 'Fits my place',
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
  const name = groupNames[type];
  return name === undefined ? type : i18nOf(locale)._(name);
}

/** Returns the title of a filter value; the value itself if the reference data does not contain it. */
export function titleOfFilter(type: FilterType, value: string, locale: Locale): string {
  const i18n = i18nOf(locale);
  if (type in groupNames) return titleOfGroup(type, locale);
  if (type === 'CATEGORY') return categoryTitle(value, locale) ?? value;
  if (type === 'MIN_DISCOUNT') return i18n._('At least {percentage}% off', { percentage: value });
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
