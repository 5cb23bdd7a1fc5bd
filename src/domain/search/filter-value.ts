import { brands } from '#domain/catalog/brands.ts';
import { mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, findEntry } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { belgianProvinces, dutchProvinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { readFitPlace, writeFitPlace } from '#domain/fit/fit-place.ts';
import { isUuid } from '#domain/ids.ts';
import type { FilterType } from './product-list-state.ts';

/** The minimum discounts that can be selected, in percent (FILT-009, docs/readings.md). */
export const minDiscounts = [10, 20, 30, 40, 50, 60] as const;
/** The maximum distance that can be selected, in km. */
const farthestDistance = 500;

/**
 * Returns the canonical form of a filter's value, or null for a value that cannot be selected, such as an unknown
 * colour or an empty range. The bounds of a reversed range are swapped; a lower bound of 0 is dropped.
 */
export function filterValue(type: FilterType, value: string): string | null {
  switch (type) {
    case 'PRICE':
    case 'WIDTH':
    case 'HEIGHT':
    case 'DEPTH':
      return rangeValue(value);
    case 'DISTANCE':
      return wholeBetween(value, 1, farthestDistance);
    case 'MIN_DISCOUNT':
      return minDiscounts.some((percent) => String(percent) === value) ? value : null;
    case 'ACCEPT_OFFERS':
    case 'BEST_DEALS':
    case 'WE_LOVE':
    case 'SALE':
    case 'SECOND_CHANCE':
    case 'SOLD':
      return value.toLowerCase() === 'true' ? 'true' : null;
    case 'SELLER':
      return isUuid(value.toLowerCase()) ? value.toLowerCase() : null;
    case 'FIT':
      return fitValue(value.toLowerCase());
    case 'CATEGORY':
      return isCategoryPath(value.toLowerCase().split('/')) ? value.toLowerCase() : null;
    default:
      return findEntry(entriesOf(type), value.toLowerCase())?.value ?? null;
  }
}

type ListType = 'PROVINCE' | 'BRAND' | 'COLORS' | 'MATERIALS' | 'STYLES' | 'DECADE_PERIOD' | 'COLLECTIONS';

function entriesOf(type: ListType): readonly CatalogEntry[] {
  switch (type) {
    case 'PROVINCE':
      return [...dutchProvinces, ...belgianProvinces];
    case 'BRAND':
      return brands;
    case 'COLORS':
      return colors;
    case 'MATERIALS':
      return materials;
    case 'STYLES':
      return styles;
    case 'DECADE_PERIOD':
      return decades;
    case 'COLLECTIONS':
      return collections;
  }
}

/** Returns true for one to three values on one branch of the category tree (ROUTE-017 to ROUTE-019). */
export function isCategoryPath(path: readonly string[]): boolean {
  const [main, sub, category, ...rest] = path;
  if (main === undefined || rest.length > 0) return false;
  const mainEntry = findEntry(mainCategories, main);
  if (mainEntry === null || sub === undefined) return mainEntry !== null;
  const subEntry = findEntry(mainEntry.subCategories, sub);
  if (subEntry === null || category === undefined) return subEntry !== null;
  return findEntry(subEntry.categories, category) !== null;
}

function rangeValue(value: string): string | null {
  const sides = /^(\d{0,7})-(\d{0,7})$/.exec(value);
  if (sides === null) return null;
  const low = Number(sides[1] ?? '');
  const high = sides[2] === '' ? null : Number(sides[2]);
  if (high === null) return low === 0 ? null : `${low}-`;
  const [from, to] = low <= high ? [low, high] : [high, low];
  return `${from === 0 ? '' : from}-${to}`;
}

/** The size limits are those of the fit form (src/domain/fit/fit-place.ts). */
function fitValue(value: string): string | null {
  const place = readFitPlace(value);
  return place === null ? null : writeFitPlace(place);
}

function wholeBetween(value: string, least: number, most: number): string | null {
  if (!/^\d{1,4}$/.test(value)) return null;
  const number = Number(value);
  return number >= least && number <= most ? String(number) : null;
}
