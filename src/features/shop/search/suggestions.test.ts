import { expect, test } from 'vitest';
import { searchHref, searchOfPage } from './search-href.ts';
import { closeTo, suggestionsFor } from './suggestions.ts';

const sources = {
  history: ['teak dressoir', 'étagère', 'Deense stoel'],
  popular: ['deense stoel', 'chesterfield', 'string kast', 'eames', 'lamp', 'spiegel', 'kast'],
  locale: 'nl',
  empty: new Set<string>(),
} as const;
const labels = (text: string, kind: string) =>
  suggestionsFor(text, sources)
    .filter((one) => one.kind === kind)
    .map(({ label }) => label);

test('SRCH-004 history and suggestions are found fuzzily, without regard to case and accents, up to 0.3', () => {
  expect(labels('etagere', 'history')).toEqual(['étagère']);
  expect(labels('TEAK DRESOIR', 'history')).toEqual(['teak dressoir']);
  expect(labels('chesterfeld', 'popular')).toEqual(['chesterfield']);
  const plain = (text: string) => text;
  // Three wrong letters of ten is the limit; four is another word.
  expect(closeTo(['abcdefghij'], 'abcdefgxyz', plain)).toEqual(['abcdefghij']);
  expect(closeTo(['abcdefghij'], 'abcdefwxyz', plain)).toEqual([]);
});

test('with nothing typed: the own history in its order, then what others search for, nothing twice', () => {
  expect(labels('', 'history')).toEqual(['teak dressoir', 'étagère', 'Deense stoel']);
  expect(labels('', 'popular')).toEqual(['chesterfield', 'string kast', 'eames', 'lamp', 'spiegel']);
  expect(labels('', 'category')).toEqual([]);
});

test('categories and brands of the shop are offered with their pages, in the language of the reader', () => {
  const chairs = suggestionsFor('eetkamerstoel', sources).find(({ kind }) => kind === 'category');
  expect(chairs).toMatchObject({
    label: 'Eetkamerstoelen',
    place: 'Stoelen',
    href: '/meubels/stoelen/eetkamerstoelen',
  });
  expect(suggestionsFor('artifrt', sources).find(({ kind }) => kind === 'brand')?.href).toBe('/artifort');
  const french = suggestionsFor('fauteuils', { ...sources, locale: 'fr' });
  expect(french.find(({ kind }) => kind === 'category')?.label).toBe('Fauteuils');
});

test('SRCH-001 a query has a page of results, and the page knows its query', () => {
  expect(searchHref('  Deense  Stoel ')).toBe('/zoeken/deense-stoel');
  expect(searchHref(' - ')).toBeNull();
  expect(searchOfPage('/zoeken/deense-stoel/2')).toBe('deense stoel');
  expect(searchOfPage('/zoeken/%E0%A4%A')).toBe('');
  expect(searchOfPage('/meubels')).toBe('');
});

test.each([
  ['a category', 'eetkamerstoel', '/meubels/stoelen/eetkamerstoelen'],
  ['a brand', 'artifort', '/artifort'],
])('%s of which nothing can be bought is not offered', (_, words, href) => {
  const offered = (empty: ReadonlySet<string>) =>
    suggestionsFor(words, { ...sources, empty }).map((one) => one.href);
  expect(offered(new Set())).toContain(href);
  expect(offered(new Set([href]))).not.toContain(href);
});
