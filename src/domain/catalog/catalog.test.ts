import { describe, expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';
import { attributesFor } from './attribute-values.ts';
import { allCategories, findCategory, mainCategories } from './categories.ts';
import { colors } from './colors.ts';
import {
  productStateChoices,
  secondChanceTypeChoices,
  timePeriodChoices,
  weightCategories,
} from './conditions.ts';
import { type CatalogEntry, findEntry, slugOf, titleOf } from './entry.ts';
import { materials } from './materials.ts';
import { findProductType, productTypes, suggestedProductType } from './product-types.ts';
import { belgianProvinces, dutchProvinces, provinces } from './provinces.ts';
import { decades, styles } from './styles.ts';

const lists: [string, readonly CatalogEntry[]][] = [
  ['colors', colors],
  ['materials', materials],
  ['styles', styles],
  ['decades', decades],
  ['provinces', provinces],
  ['main categories', mainCategories],
];

describe('reference data', () => {
  test.each(lists)('%s have unique address-safe values and a title in every language', (_, entries) => {
    expect(new Set(entries.map((one) => one.value)).size).toBe(entries.length);
    for (const one of entries) {
      expect(one.value).toBe(slugOf(one.value));
      for (const locale of locales) expect(titleOf(one, locale)).not.toBe('');
    }
  });

  test('PROD-007 every colour has a hex value', () => {
    for (const color of colors) expect(color.hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('ROUTE-020 the top categories are meubels, lampen, accessoires and servies', () => {
    expect(mainCategories.map((main) => main.value)).toEqual(['meubels', 'lampen', 'accessoires', 'servies']);
  });

  test('values are unique among their siblings, and a category is found only on its own branch', () => {
    for (const main of mainCategories) {
      expect(new Set(main.subCategories.map((sub) => sub.value)).size).toBe(main.subCategories.length);
      for (const sub of main.subCategories) {
        expect(new Set(sub.categories.map((one) => one.value)).size).toBe(sub.categories.length);
      }
    }
    expect(findCategory('meubels', 'kasten', 'koffers')?.category.titles.en).toBe('Trunks and chests');
    expect(findCategory('accessoires', 'accessoires', 'koffers')?.category.titles.en).toBe('Suitcases');
    expect(findCategory('meubels', 'stoelen', 'koffers')).toBeNull();
  });

  test('ROUTE-024 the decades run from jaren-20 to jaren-90', () => {
    expect(decades.map((decade) => decade.value)).toEqual([
      'jaren-20',
      'jaren-30',
      'jaren-40',
      'jaren-50',
      'jaren-60',
      'jaren-70',
      'jaren-80',
      'jaren-90',
    ]);
  });

  test('there are 12 Dutch and 11 Belgian provinces with their prefix', () => {
    expect(dutchProvinces).toHaveLength(12);
    expect(belgianProvinces).toHaveLength(11);
    expect(dutchProvinces.every((one) => one.value.startsWith('nl-'))).toBe(true);
    expect(belgianProvinces.every((one) => one.value.startsWith('be-'))).toBe(true);
  });
});

describe('choices of the form', () => {
  test('FORM-055 period choices are ANTIQUE, VINTAGE, RECENT and SECOND_CHANCE, without UNKNOWN', () => {
    const values = timePeriodChoices.map((one) => one.value);
    expect(values).toEqual(['ANTIQUE', 'VINTAGE', 'RECENT', 'SECOND_CHANCE']);
  });

  test('PROD-023 PROD-024 states and second chance type', () => {
    expect(productStateChoices.map((one) => one.value)).toEqual([
      'PERFECT',
      'VERY_GOOD',
      'GOOD',
      'REASONABLE',
    ]);
    expect(secondChanceTypeChoices.map((one) => one.value)).toEqual(['SHOWROOM_MODEL']);
  });

  test('FORM-057 FORM-058 FORM-059 the weight classes and what they mean', () => {
    const explained = Object.fromEntries(weightCategories.map((one) => [one.value, one.explanation.en]));
    expect(explained).toEqual({
      A: 'Under 10 kg; by post up to 50 x 50 x 100 cm',
      C: '10 to 20 kg; by post up to 58 x 78 x 178 cm',
      B: 'Too heavy or too large for post',
    });
  });
});

describe('product types', () => {
  test('every category suggests a product type that exists', () => {
    for (const { sub, category } of allCategories()) {
      const abbreviation = suggestedProductType(sub.value, category.value);
      expect(findProductType(abbreviation ?? '')).not.toBeNull();
    }
  });

  test('PROD-027 PROD-028 the named attributes exist with their type', () => {
    const types = new Map(productTypes.flatMap((one) => one.attributes.map((at) => [at.name, at.type])));
    for (const name of ['doors', 'drawers', 'legs', 'light_points', 'seats', 'shelves']) {
      expect(types.get(name)).toBe('NUMBER');
    }
    for (const name of ['adjustable', 'cordless', 'dimmable', 'modular', 'upholstered', 'wall_mounted']) {
      expect(types.get(name)).toBe('BOOLEAN');
    }
    expect(types.get('shape')).toBe('SELECT');
  });

  test('PROD-026 values of another type and values that do not fit are left out', () => {
    const values = [
      { name: 'seats', value: '2' },
      { name: 'upholstered', value: 'perhaps' },
      { name: 'doors', value: '3' },
    ];
    expect(attributesFor('CHA', values)).toEqual([{ name: 'seats', value: '2' }]);
    expect(attributesFor('TAB', [{ name: 'shape', value: 'round' }])).toHaveLength(1);
    expect(attributesFor('TAB', [{ name: 'shape', value: 'blob' }])).toHaveLength(0);
    expect(attributesFor('nothing', values)).toEqual([]);
  });

  test('a product type is found by abbreviation and by label', () => {
    expect(findProductType('SOF')?.titles.en).toBe('Sofa');
    expect(findProductType('Canapé')?.abbreviation).toBe('SOF');
    expect(findEntry(colors, 'no-colour')).toBeNull();
  });
});

test.each([
  ['Crème bouclé', 'creme-boucle'],
  ['  Ça & là: Ærø / Straße ', 'ca-la-aero-strasse'],
  ['日本', ''],
])('slug of %s is "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
