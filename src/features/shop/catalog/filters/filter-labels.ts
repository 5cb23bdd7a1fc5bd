import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { brands } from '#domain/catalog/brands.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import type { CatalogFilter, FilterType } from '#domain/search/product-list-state.ts';
import { formatCm, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { ProductListFacet } from '../product-list-query.ts';
import { readRange } from './filter-changes.ts';

const entries: Partial<Readonly<Record<FilterType, readonly CatalogEntry[]>>> = {
  PROVINCE: provinces,
  BRAND: brands,
  COLORS: colors,
  MATERIALS: materials,
  STYLES: styles,
  DECADE_PERIOD: decades,
  COLLECTIONS: collections,
};

const names: Readonly<Record<FilterType, MessageDescriptor>> = {
  CATEGORY: msg`Category`,
  SELLER: msg`Seller`,
  PROVINCE: msg`Province`,
  DISTANCE: msg`Distance`,
  ACCEPT_OFFERS: msg`Open to bids`,
  BEST_DEALS: msg`Best deals`,
  WE_LOVE: msg`We love`,
  SALE: msg`On sale`,
  SECOND_CHANCE: msg`Second chance`,
  MIN_DISCOUNT: msg`Discount`,
  PRICE: msg`Price`,
  WIDTH: msg`Width`,
  HEIGHT: msg`Height`,
  DEPTH: msg`Depth`,
  BRAND: msg`Brand`,
  COLORS: msg`Colour`,
  MATERIALS: msg`Material`,
  STYLES: msg`Style`,
  DECADE_PERIOD: msg`Decade`,
  COLLECTIONS: msg`Collection`,
  FIT: msg`Fits my place`,
  SOLD: msg`Include sold products`,
};

/** Returns the names of filters, in the reader's language. */
export function useFilterName(): (type: FilterType) => string {
  const { t } = useLingui();
  return (type) => t(names[type]);
}

/** The label of an active filter: "Price € 100,– – € 250,–", "Within 10 km", "Red". */
export function useFilterLabels(facets: readonly ProductListFacet[]): (filter: CatalogFilter) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = useFilterName();
  const rangeLabel = (type: FilterType, value: string) => {
    const name = nameOf(type);
    const [low, high] = readRange(value);
    const side = (amount: number) => (type === 'PRICE' ? formatEuro(amount) : formatCm(amount, locale));
    if (low !== null && high !== null) return `${name} ${side(low)} – ${side(high)}`;
    if (low !== null) return t`${name} from ${side(low)}`;
    return high === null ? name : t`${name} up to ${side(high)}`;
  };
  return ({ type, value }) => {
    switch (type) {
      case 'PRICE':
      case 'WIDTH':
      case 'HEIGHT':
      case 'DEPTH':
        return rangeLabel(type, value);
      case 'DISTANCE':
        return t`Within ${value} km`;
      case 'MIN_DISCOUNT':
        return t`At least ${value}% off`;
      case 'FIT':
      case 'SOLD':
      case 'ACCEPT_OFFERS':
      case 'BEST_DEALS':
      case 'WE_LOVE':
      case 'SALE':
      case 'SECOND_CHANCE':
        return nameOf(type);
      default: {
        const facet = facets.find((one) => one.type === type && one.value === value);
        const entry = findEntry(entries[type] ?? [], value);
        return facet?.title ?? (entry === null ? value : titleOf(entry, locale));
      }
    }
  };
}
