import { describe, expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';
import { brands } from './brands.ts';
import { mainCategories } from './categories.ts';
import { collections, weLove } from './collections.ts';
import { productStateChoices, secondChanceTypeChoices } from './conditions.ts';
import { slugOf } from './entry.ts';
import { decades, styles } from './styles.ts';

/** The first path segments of the site that are not reference data. */
const fixedRoots = [
  '404',
  '500',
  'account',
  'api',
  'bestelling',
  'bord',
  'checkout',
  'collecties',
  'contact',
  'design-meubels',
  'duurzaamheid',
  'fotoverantwoording',
  'graphql',
  'hoe-werkt-het',
  'inspiratie',
  'kopersbescherming',
  'merken',
  'net-binnen',
  'over-ons',
  'pages',
  'pop-up',
  'products',
  'questions',
  'retourneren',
  'sale',
  'stijlen',
  'sustainability',
  'tweedekans',
  'tweedekans-info',
  'vergelijkbaar',
  'verkopen',
  'verkoper',
  'welkom',
  'winkelwagen',
  'zoeken',
];

describe('brands and collections', () => {
  test('ROUTE-022 a slug is the name in lower case with hyphens, accents folded; the examples are there', () => {
    for (const brand of brands) expect(brand.value).toBe(slugOf(brand.titles.nl));
    expect(slugOf('Boch Frères')).toBe('boch-freres');
    expect(brands.map((brand) => brand.value)).toEqual(
      expect.arrayContaining(['pols-potten', 'hay', 'serax', 'studio-veer', 'noorderlicht', 'klei-co']),
    );
    expect(brands.length).toBeGreaterThanOrEqual(60);
  });

  test('ROUTE-022 ROUTE-023 ROUTE-024 no two things at the root of the site have one address', () => {
    const roots = [...brands, ...styles, ...decades, ...mainCategories].map((one) => one.value);
    const all = [...roots, ...fixedRoots];
    expect(all.filter((value, at) => all.indexOf(value) !== at)).toEqual([]);
  });

  test('PROD-010 we-love is a collection; each has a title and one sentence in every language', () => {
    expect(collections.map((one) => one.value)).toContain(weLove);
    expect(new Set(collections.map((one) => one.value)).size).toBe(collections.length);
    for (const { titles, intros } of collections) {
      for (const locale of locales) {
        expect(titles[locale]).not.toBe('');
        expect(intros[locale]).toMatch(/^[^.]+\.$/);
      }
    }
  });
});

test('PROD-029 PROD-030 UNKNOWN is no condition and no second-chance kind with a label', () => {
  const shown = [...productStateChoices, ...secondChanceTypeChoices].map((one) => one.value);
  expect(shown).not.toContain('UNKNOWN');
});
