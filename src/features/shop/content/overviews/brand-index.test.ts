import { expect, test } from 'vitest';
import { brandIndex, busiestBrands } from './brand-index.ts';

const brands = [
  { value: 'vitra', title: 'Vitra', count: 12 },
  { value: 'tradition', title: '&Tradition', count: 3 },
  { value: 'zanotta', title: 'Zanotta', count: 0 },
  { value: 'boch-freres', title: 'Boch Frères', count: 5 },
  { value: 'artek', title: 'Artek', count: 12 },
  { value: '101', title: '101 Copenhagen', count: 1 },
];

test('ROUTE-013 brands with products for sale are grouped by initials from A to Z, without signs and accents', () => {
  const initials = brandIndex(brands, '').map(({ initial, brands: of }) => [
    initial,
    of.map(({ value }) => value),
  ]);
  expect(initials).toEqual([
    ['#', ['101']],
    ['A', ['artek']],
    ['B', ['boch-freres']],
    ['T', ['tradition']],
    ['V', ['vitra']],
  ]);
});

test('ROUTE-013 a part of a name finds it, ignoring accents', () => {
  const found = (text: string) =>
    brandIndex(brands, text).flatMap(({ brands: of }) => of.map(({ value }) => value));
  expect(found('FRERES')).toEqual(['boch-freres']);
  expect(found('trad')).toEqual(['tradition']);
  expect(found('zzz')).toEqual([]);
});

test('the slider holds the brands with most products, and none without', () => {
  expect(busiestBrands(brands, 3).map(({ value }) => value)).toEqual(['artek', 'vitra', 'boch-freres']);
  expect(busiestBrands(brands, 9).map(({ value }) => value)).not.toContain('zanotta');
});
