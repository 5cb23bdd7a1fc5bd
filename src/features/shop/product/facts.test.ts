import { describe, expect, test } from 'vitest';
import { sampleProduct } from '#tests/factories/sample-product.ts';
import { type Fact, type FactLabel, type FactTexts, factsOf } from './facts.ts';
import { trailOf } from './trail.ts';

const labels: readonly FactLabel[] = [
  'brand',
  'kind',
  'width',
  'height',
  'depth',
  'diameter',
  'period',
  'state',
  'secondChance',
  'style',
  'material',
  'colour',
  'weight',
  'set',
  'collection',
  'placed',
];
const text: FactTexts = {
  yes: 'yes',
  no: 'no',
  labels: Object.fromEntries(labels.map((label) => [label, label])) as Record<FactLabel, string>,
};

const tableOf = (facts: Parameters<typeof sampleProduct>[0] = {}): Map<string, Fact> =>
  new Map(factsOf(sampleProduct(facts), 'en', text).map((fact) => [fact.name, fact]));
const textsOf = (table: Map<string, Fact>, name: string) => table.get(name)?.values.map(({ text }) => text);
const hrefsOf = (table: Map<string, Fact>, name: string) => table.get(name)?.values.map(({ href }) => href);

describe('the table of facts', () => {
  test('PROD-039 lists the known facts, in the order of the table, and leaves out unknown ones', () => {
    expect([...tableOf().keys()]).toEqual([
      'kind',
      'width',
      'height',
      'depth',
      'period',
      'state',
      'style',
      'material',
      'colour',
      'weight',
      'set',
      'placed',
    ]);
    expect(textsOf(tableOf(), 'width')).toEqual(['180\u00a0cm']);
    expect(textsOf(tableOf(), 'set')).toEqual(['no']);
  });

  test('PROD-039 a fact with a product list links to it', () => {
    const table = tableOf({ brand: { value: 'gispen', title: 'Gispen' } });
    expect(hrefsOf(table, 'brand')).toEqual(['/gispen']);
    expect(hrefsOf(table, 'style')).toEqual(['/vintage']);
    expect(hrefsOf(table, 'colour')).toEqual(['/meubels/tafels?colors=bruin']);
    expect(hrefsOf(table, 'material')).toEqual(['/meubels/tafels?materials=hout']);
    const unheard = tableOf({ brand: { value: 'van-opa', title: 'Van opa' } });
    expect(unheard.get('brand')?.values).toEqual([{ text: 'Van opa', href: null }]);
  });

  test('PROD-039 attributes of the product type are shown as text: yes and no, choices and counts', () => {
    const attribute = (name: string, value: string) => ({
      __typename: 'ProductAttribute' as const,
      name,
      value,
      label: name,
      title: value,
    });
    const table = tableOf({
      productTypeAttributes: [
        attribute('extendable', 'true'),
        attribute('adjustable', 'false'),
        attribute('legs', '4'),
        attribute('shape', 'oval'),
      ],
    });
    expect(table.get('attribute-extendable')).toMatchObject({
      label: 'Extendable',
      values: [{ text: 'yes' }],
    });
    expect(textsOf(table, 'attribute-adjustable')).toEqual(['no']);
    expect(textsOf(table, 'attribute-legs')).toEqual(['4']);
    expect(textsOf(table, 'attribute-shape')).toEqual(['Oval']);
  });

  test('PROD-029 a state that is UNKNOWN or null has no row', () => {
    expect(textsOf(tableOf({ productState: 'PERFECT' }), 'state')).toEqual(['New in box']);
    expect(tableOf({ productState: 'UNKNOWN' }).has('state')).toBe(false);
    expect(tableOf({ productState: null }).has('state')).toBe(false);
  });

  test('PROD-030 a second-chance type that is UNKNOWN or null has no row', () => {
    const shown = tableOf({ secondChanceType: 'SHOWROOM_MODEL' });
    expect(textsOf(shown, 'secondChance')).toEqual(['Showroom model']);
    expect(hrefsOf(shown, 'secondChance')).toEqual(['/tweedekans']);
    expect(tableOf({ secondChanceType: 'UNKNOWN' }).has('secondChance')).toBe(false);
    expect(tableOf({ secondChanceType: null }).has('secondChance')).toBe(false);
  });

  test('PROD-010 the collection "we-love" is never among the collections', () => {
    const collection = (value: string) => ({ __typename: 'ProductCollection' as const, value });
    expect(tableOf({ collections: [collection('we-love')] }).has('collection')).toBe(false);
  });
});

test('the trail leads from the widest category to the narrowest', () => {
  expect(trailOf(sampleProduct(), 'en').map(({ href }) => href)).toEqual([
    '/meubels',
    '/meubels/tafels',
    '/meubels/tafels/eettafels',
  ]);
  expect(trailOf(sampleProduct({ mainCategory: null }), 'en')).toEqual([]);
});

test('a part with the name of its whole is shown once in the trail', () => {
  const value = (name: string) => ({ __typename: 'TitledValue' as const, value: name, title: name });
  const vase = {
    mainCategory: value('accessoires'),
    subCategory: value('accessoires'),
    category: value('vazen'),
  };
  expect(trailOf(sampleProduct(vase), 'nl').map(({ label, href }) => [label, href])).toEqual([
    ['Accessoires', '/accessoires'],
    ['Vazen', '/accessoires/accessoires/vazen'],
  ]);
});
