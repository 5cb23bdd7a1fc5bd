import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { allCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { dutchProvinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { minDiscounts } from '#domain/search/filter-value.ts';
import { normalProductList } from '#domain/search/normal-product-list.ts';
import {
  type FilterType,
  filterTypes,
  lastProductListPage,
  ownFilterTypes,
  type ProductListBase,
  type ProductListState,
  productListSorts,
} from '#domain/search/product-list-state.ts';
import { readAddress as read } from '#tests/setup/read-address.ts';
import { productListHref, readProductListAddress } from './product-list-address.ts';

const valueIn = (entries: readonly { readonly value: string }[]) =>
  fc.constantFrom(...entries.map(({ value }) => value));
const categoryPaths = allCategories().flatMap(({ main, sub, category }) => [
  [main.value],
  [main.value, sub.value],
  [main.value, sub.value, category.value],
]);
const base: fc.Arbitrary<ProductListBase> = fc.oneof(
  fc.constantFrom<ProductListBase>(
    { kind: 'new' },
    { kind: 'second-chance' },
    { kind: 'sale' },
    { kind: 'design' },
  ),
  fc.record({
    kind: fc.constant('category' as const),
    path: fc.constantFrom(...categoryPaths),
    secondChance: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('brand' as const), value: valueIn(brands) }),
  fc.record({ kind: fc.constant('style' as const), value: valueIn(styles) }),
  fc.record({ kind: fc.constant('decade' as const), value: valueIn(decades) }),
  fc.record({ kind: fc.constant('collection' as const), value: valueIn(collections) }),
  fc.record({ kind: fc.constant('search' as const), words: fc.string({ unit: 'binary', maxLength: 130 }) }),
  fc.record({ kind: fc.constant('seller' as const), uuid: fc.uuid() }),
  fc.record({ kind: fc.constant('similar' as const), slug: fc.stringMatching(/^[a-z0-9-]{1,60}$/) }),
);
const range = fc
  .tuple(fc.option(fc.nat(9999)), fc.option(fc.nat(9999)))
  .map(([low, high]) => `${low ?? ''}-${high ?? ''}`);
const value: Readonly<Record<FilterType, fc.Arbitrary<string>>> = {
  CATEGORY: fc.constantFrom(...categoryPaths.map((path) => path.join('/'))),
  SELLER: fc.uuid(),
  PROVINCE: valueIn(dutchProvinces),
  DISTANCE: fc.integer({ min: 1, max: 500 }).map(String),
  ACCEPT_OFFERS: fc.constant('true'),
  BEST_DEALS: fc.constant('true'),
  WE_LOVE: fc.constant('true'),
  SALE: fc.constant('true'),
  SECOND_CHANCE: fc.constant('true'),
  MIN_DISCOUNT: fc.constantFrom(...minDiscounts.map(String)),
  PRICE: range,
  WIDTH: range,
  HEIGHT: range,
  DEPTH: range,
  BRAND: valueIn(brands),
  COLORS: valueIn(colors),
  MATERIALS: valueIn(materials),
  STYLES: valueIn(styles),
  DECADE_PERIOD: valueIn(decades),
  COLLECTIONS: valueIn(collections),
  SOLD: fc.constant('true'),
  FIT: fc.constantFrom('120x80x200', '300x60x220;door=83', '300x60x220;stairs=90', '9x9x9;door=83;stairs=90'),
};
const filter = fc.oneof(
  ...[...filterTypes, ...ownFilterTypes].map((type) => value[type].map((one) => ({ type, value: one }))),
);
const place = fc.oneof(
  fc.record({
    postcode: fc.stringMatching(/^[1-9]\d{3}([A-Z]{2})?$/),
    country: fc.constant('NL' as const),
  }),
  fc.record({ postcode: fc.stringMatching(/^[1-9]\d{3}$/), country: fc.constant('BE' as const) }),
);
const state: fc.Arbitrary<ProductListState> = fc.record({
  base,
  filters: fc.array(filter, { maxLength: 6 }),
  sort: fc.constantFrom(...productListSorts),
  place: fc.option(place),
  page: fc.integer({ min: 1, max: lastProductListPage }),
});

describe('any product list', () => {
  test('ROUTE-059 2,000 states survive a round trip through their address, and every address stays itself', () => {
    fc.assert(
      fc.property(state, (given) => {
        const href = productListHref(given);
        const back = read(href);
        expect(back).toEqual(normalProductList(given));
        // The browser's URL parser normalises the URL again, and the router may have decoded it.
        const url = new URL(href, 'https://shop.test');
        expect(readProductListAddress(url.pathname, url.search)).toEqual({ state: back });
        expect(normalProductList(normalProductList(given))).toEqual(normalProductList(given));
      }),
      { numRuns: 2000 },
    );
  });
  test('ROUTE-044 any input gives a product list, one redirect to a product list, or nothing; never an error', () => {
    const segment = fc.constantFrom(
      ...[
        'meubels',
        'Stoelen',
        'tweedekans',
        'zoeken',
        'hay',
        '1',
        '0',
        '-3',
        '99999999999',
        '%E0%A4%A',
        '%',
        '%00',
      ],
      ...[
        '😀',
        '"><script>',
        "' or 1=1",
        '..',
        '.',
        '\\',
        '__proto__',
        '1012ab-nl',
        'populairst',
        '\ud800',
        '$_',
        '{-$a}',
      ],
    );
    const path = fc
      .array(fc.oneof(segment, fc.string({ unit: 'binary' })), { maxLength: 5 })
      .map((all) => `/${all.join('/')}`);
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.tuple(fc.constantFrom('p', 'a', 'colors', 'fit', 'plaats', 'x', '%'), segment))
        .map((pairs) => pairs.map(([name, one]) => `${name}=${one}`).join('&')),
    );
    fc.assert(
      fc.property(path, query, (pathname, search) => {
        const reading = readProductListAddress(pathname, search);
        if (reading === null || 'state' in reading) return;
        expect(read(reading.redirect)).toBeTypeOf('object');
        expect(read(reading.redirect)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
  test('10 kB of address lead nowhere', () => {
    expect(readProductListAddress(`/zoeken/${'stoel-'.repeat(1700)}`)).toBeNull();
    expect(readProductListAddress('/sale', `?colors=${'rood,'.repeat(2000)}`)).toBeNull();
  });
});
