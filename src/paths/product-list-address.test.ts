import { describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { allCategories } from '#domain/catalog/categories.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { normalProductList } from '#domain/search/normal-product-list.ts';
import type { CatalogFilter, ProductListBase, ProductListState } from '#domain/search/product-list-state.ts';
import { readAddress as read } from '#tests/setup/read-address.ts';
import { productListHref } from './product-list-address.ts';

function stateOf(base: ProductListBase): ProductListState {
  return { base, filters: [], sort: 'RECOMMENDED', place: null, page: 1 };
}

const baseOf = (address: string) => {
  const reading = read(address);
  return reading !== null && typeof reading === 'object' ? reading.base : reading;
};
const endOf = (address: string) => {
  const reading = read(address);
  return reading !== null && typeof reading === 'object' ? [reading.sort, reading.page] : reading;
};

describe('what a path is about', () => {
  test('ROUTE-002 /net-binnen is what just came in, newest first', () => {
    expect(read('/net-binnen')).toEqual({
      base: { kind: 'new' },
      filters: [],
      sort: 'DATE_NEWEST',
      place: null,
      page: 1,
    });
    expect(read('/net-binnen/nieuwste-eerst')).toBe('→ /net-binnen');
  });
  test('ROUTE-003 a link to no list in particular goes to /net-binnen', () => {
    expect(read('/zoeken')).toBe('→ /net-binnen');
    expect(read('/zoeken/---')).toBe('→ /net-binnen');
    expect(productListHref({ ...stateOf({ kind: 'search', words: '  ' }) })).toBe('/net-binnen');
  });
  test('ROUTE-004 /tweedekans is all of second chance', () =>
    expect(baseOf('/tweedekans')).toEqual({ kind: 'second-chance' }));
  test('ROUTE-006 ROUTE-007 ROUTE-008 ROUTE-009 ROUTE-010 second chance of a category', () => {
    for (const path of [
      ['meubels', 'stoelen'],
      ['meubels', 'tafels'],
      ['meubels', 'banken'],
      ['lampen'],
      ['accessoires'],
    ])
      expect(baseOf(`/${path.join('/')}/tweedekans`)).toEqual({ kind: 'category', path, secondChance: true });
  });
  test('ROUTE-011 /tweedekans/{token}: sort, place and page are that, any other token is the same list', () => {
    expect(endOf('/tweedekans/populairst')).toEqual(['POPULARITY', 1]);
    expect(endOf('/tweedekans/1012ab-nl')).toEqual(['DISTANCE_ASC', 1]);
    expect(endOf('/tweedekans/3')).toEqual(['RECOMMENDED', 3]);
    expect(read('/tweedekans/mail-mei')).toBe('→ /tweedekans');
    expect(read('/tweedekans/mail-mei/2?p=-50')).toBe('→ /tweedekans/2?p=-50');
    expect(read('/tweedekans/mail/mei')).toBeNull();
    expect(read('/lampen/tweedekans/mail-mei')).toBeNull();
  });
  test('ROUTE-015 /sale', () => expect(baseOf('/sale')).toEqual({ kind: 'sale' }));
  test('ROUTE-016 /design-meubels', () => expect(baseOf('/design-meubels')).toEqual({ kind: 'design' }));
  test('ROUTE-017 ROUTE-018 ROUTE-019 ROUTE-020 every category of one, two and three levels', () => {
    for (const main of ['meubels', 'lampen', 'accessoires', 'servies'])
      expect(baseOf(`/${main}`)).toEqual({ kind: 'category', path: [main], secondChance: false });
    for (const { main, sub, category } of allCategories()) {
      const path = [main.value, sub.value, category.value];
      expect(baseOf(`/${path.slice(0, 2).join('/')}`)).toMatchObject({ path: path.slice(0, 2) });
      expect(baseOf(`/${path.join('/')}`)).toMatchObject({ kind: 'category', path });
    }
    expect(read('/meubels/vazen')).toBeNull();
    expect(read('/stoelen')).toBeNull();
  });
  test('ROUTE-022 every brand at the root', () => {
    for (const { value } of brands) expect(baseOf(`/${value}`)).toEqual({ kind: 'brand', value });
    for (const value of ['pols-potten', 'hay', 'serax'])
      expect(baseOf(`/${value}`)).toEqual({ kind: 'brand', value });
  });
  test('ROUTE-023 every style at the root', () => {
    for (const { value } of styles) expect(baseOf(`/${value}`)).toEqual({ kind: 'style', value });
    for (const value of ['vintage', 'modern', 'antiek']) expect(baseOf(`/${value}`)).toMatchObject({ value });
  });
  test('ROUTE-024 the eight decades at the root', () => {
    for (const decade of [20, 30, 40, 50, 60, 70, 80, 90])
      expect(baseOf(`/jaren-${decade}`)).toEqual({ kind: 'decade', value: `jaren-${decade}` });
    expect(read('/jaren-10')).toBeNull();
  });
  test('ROUTE-026 ROUTE-027 similar and seller pages have pages of their own', () => {
    expect(baseOf('/vergelijkbaar/eiken-kast')).toEqual({ kind: 'similar', slug: 'eiken-kast' });
    const uuid = '7f8de1a0-1111-4222-8333-444455556666';
    expect(baseOf(`/verkoper/${uuid}`)).toEqual({ kind: 'seller', uuid });
    expect(read(`/verkoper/${uuid.toUpperCase()}/2`)).toBe(`→ /verkoper/${uuid}/2`);
    expect(read('/verkoper/jan')).toBeNull();
    expect(read('/vergelijkbaar')).toBeNull();
  });
  test('ROUTE-029 ROUTE-030 ROUTE-031 searches are lower case with hyphens, and hyphens are read as spaces', () => {
    expect(baseOf('/zoeken/deense-stoel')).toEqual({ kind: 'search', words: 'deense stoel' });
    expect(read('/zoeken/Deense%20Stoel')).toBe('→ /zoeken/deense-stoel');
    expect(read('/zoeken/%20Deense%20%20Stoel%20')).toBe('→ /zoeken/deense-stoel');
    expect(read('/zoeken/deense+stoel')).toMatchObject({ base: { words: 'deense+stoel' } });
    expect(productListHref(stateOf({ kind: 'search', words: 'Café 50% "Tafel"' }))).toBe(
      '/zoeken/caf%C3%A9-50%25-%22tafel%22',
    );
    expect(baseOf('/zoeken/populairst')).toEqual({ kind: 'search', words: 'populairst' });
    expect(baseOf('/zoeken/2')).toEqual({ kind: 'search', words: '2' });
  });
  test('ROUTE-044 what nobody knows is the 404 page', () => {
    for (const address of [
      '/onbekend',
      '/meubels/onbekend',
      '/meubels/stoelen/x/y',
      '/collecties/geen',
      '/__proto__',
    ])
      expect(read(address)).toBeNull();
  });
  test('the names at the root are of one kind each', () => {
    const names = [...decades, ...styles, ...brands, ...allCategories().map(({ main }) => main)];
    const byName = new Map(names.map((entry) => [entry.value, entry]));
    expect(names.every((entry) => byName.get(entry.value)?.titles === entry.titles)).toBe(true);
  });
});

describe('sorts and pages', () => {
  test('ROUTE-047 ROUTE-048 page 2 is {path}/2, page 1 the bare path', () => {
    expect(endOf('/meubels/2')).toEqual(['RECOMMENDED', 2]);
    expect(read('/meubels/1')).toBe('→ /meubels');
    expect(read('/meubels/0')).toBe('→ /meubels');
    expect(read('/meubels/02')).toBe('→ /meubels/2');
    expect(read('/meubels/-2')).toBeNull();
    expect(read('/meubels/1.5')).toBeNull();
    expect(productListHref({ ...stateOf({ kind: 'sale' }), page: 1 })).toBe('/sale');
  });
  test('LIST-019 no address goes beyond page 277', () => {
    expect(endOf('/sale/277')).toEqual(['RECOMMENDED', 277]);
    expect(read('/sale/278')).toBeNull();
  });
  test('ROUTE-050 ROUTE-051 ROUTE-052 ROUTE-053 ROUTE-054 ROUTE-055 the five sorts', () => {
    expect(endOf('/hay/nieuwste-eerst')).toEqual(['DATE_NEWEST', 1]);
    expect(endOf('/hay/oudste-eerst')).toEqual(['DATE_OLDEST', 1]);
    expect(endOf('/hay/populairst')).toEqual(['POPULARITY', 1]);
    expect(endOf('/hay/prijs-aflopend')).toEqual(['PRICE_DESC', 1]);
    expect(endOf('/hay/prijs-oplopend')).toEqual(['PRICE_ASC', 1]);
    expect(read('/hay/goedkoopst')).toBeNull();
    expect(productListHref({ ...stateOf({ kind: 'sale' }), sort: 'RANDOM' })).toBe('/sale');
  });
  test('ROUTE-056 a sort may be followed by a page, and by nothing else', () => {
    expect(endOf('/lampen/prijs-oplopend/4')).toEqual(['PRICE_ASC', 4]);
    expect(read('/lampen/4/prijs-oplopend')).toBeNull();
    expect(read('/lampen/prijs-oplopend/populairst')).toBeNull();
    expect(read('/lampen/2/3')).toBeNull();
  });
  test('ROUTE-057 ROUTE-058 the distance sort is the postcode and the country, then perhaps a page', () => {
    expect(read('/meubels/stoelen/1012ab-nl/2')).toMatchObject({
      sort: 'DISTANCE_ASC',
      place: { postcode: '1012AB', country: 'NL' },
      page: 2,
    });
    expect(read('/sale/2000-be')).toMatchObject({ place: { postcode: '2000', country: 'BE' } });
    expect(read('/sale/1012-nl')).toMatchObject({ place: { postcode: '1012', country: 'NL' } });
    expect(read('/sale/1012AB-NL')).toBe('→ /sale/1012ab-nl');
    expect(read('/sale/2000ab-be')).toBe('→ /sale/2000-be');
    expect(read('/sale/0123ab-nl')).toBeNull();
    expect(read('/sale/1012ab-de')).toBeNull();
    const place = { postcode: '1012 AB', country: 'NL' } as const;
    expect(productListHref({ ...stateOf({ kind: 'sale' }), sort: 'DISTANCE_ASC', place })).toBe(
      '/sale/1012ab-nl',
    );
    expect(productListHref({ ...stateOf({ kind: 'sale' }), sort: 'DISTANCE_ASC' })).toBe('/sale');
  });
});

describe('filters', () => {
  test('ROUTE-059 the codes are d, a, h, k, p and b; the other lists go by their names', () => {
    const filters: CatalogFilter[] = [
      { type: 'WIDTH', value: '-120' },
      { type: 'PRICE', value: '50-200' },
      { type: 'MIN_DISCOUNT', value: '20' },
      { type: 'HEIGHT', value: '40-' },
      { type: 'DISTANCE', value: '25' },
      { type: 'DEPTH', value: '10-90' },
      { type: 'COLORS', value: 'rood' },
      { type: 'COLORS', value: 'blauw' },
      { type: 'BRAND', value: 'serax' },
      { type: 'BRAND', value: 'hay' },
      { type: 'ACCEPT_OFFERS', value: 'true' },
      { type: 'FIT', value: '300x60x220;door=83;stairs=90' },
    ];
    const place = { postcode: '1012AB', country: 'NL' } as const;
    const href = productListHref({ ...stateOf({ kind: 'sale' }), filters, place });
    expect(href).toBe(
      '/sale?a=25&accept_offers=true&b=-120&brand=hay,serax&colors=blauw,rood&d=10-90' +
        '&fit=300x60x220;door=83;stairs=90&h=40-&k=20&p=50-200&plaats=1012ab-nl',
    );
    expect(read(href)).toMatchObject({
      place,
      filters: normalProductList({ ...stateOf({ kind: 'sale' }), filters }).filters,
    });
  });
  test('unsorted, doubled, unknown and misspelt ones lead to the one address', () => {
    expect(read('/sale?p=1-2&b=-120')).toBe('→ /sale?b=-120&p=1-2');
    expect(read('/sale?colors=rood&colors=blauw,rood')).toBe('→ /sale?colors=blauw,rood');
    expect(read('/sale?colors=ROOD')).toBe('→ /sale?colors=rood');
    expect(read('/sale?COLORS=rood')).toBe('→ /sale?colors=rood');
    expect(read('/sale?colors=rood,paisley')).toBe('→ /sale?colors=rood');
    expect(read('/sale?utm_source=mail')).toBe('→ /sale');
    expect(read('/sale?p=200-50')).toBe('→ /sale?p=50-200');
    expect(read('/sale?p=0-50')).toBe('→ /sale?p=-50');
    expect(read('/sale?p=-')).toBe('→ /sale');
    expect(read('/sale?k=25')).toBe('→ /sale');
    expect(read('/sale?fit=1001x10x10')).toBe('→ /sale');
    expect(read('/sale?fit=100x10x0')).toBe('→ /sale');
    expect(read('/sale?fit=0200X60x220;door=083')).toBe('→ /sale?fit=200x60x220;door=83');
    expect(read('/sale?fit=1000x1x1;door=1000;stairs=1')).toMatchObject({ filters: [{ type: 'FIT' }] });
    expect(read('/sale?plaats=1012ab-nl')).toBe('→ /sale');
  });
  test('a page does not repeat what it is about', () => {
    expect(read('/hay?brand=serax')).toBe('→ /hay');
    expect(read('/meubels?category=meubels')).toBe('→ /meubels');
    expect(read('/meubels?category=lampen')).toBe('→ /meubels');
    expect(read('/meubels?category=meubels/banken,meubels/stoelen')).toMatchObject({
      filters: [
        { type: 'CATEGORY', value: 'meubels/banken' },
        { type: 'CATEGORY', value: 'meubels/stoelen' },
      ],
    });
  });
  test('upper case, slashes at the end and slashes in a row lead to the one address', () => {
    expect(read('/Meubels/Stoelen')).toBe('→ /meubels/stoelen');
    expect(read('/meubels/stoelen/')).toBe('→ /meubels/stoelen');
    expect(read('//meubels///stoelen/2')).toBe('→ /meubels/stoelen/2');
    expect(read('/HAY/Populairst/?p=-50')).toBe('→ /hay/populairst?p=-50');
  });
});
