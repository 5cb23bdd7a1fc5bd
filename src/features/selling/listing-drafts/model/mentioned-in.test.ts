import { expect, test } from 'vitest';
import { allCategories } from '#domain/catalog/categories.ts';
import { colors } from '#domain/catalog/colors.ts';
import { materials } from '#domain/catalog/materials.ts';
import { mentionedIn } from './mentioned-in.ts';

const categories = allCategories().map(({ category, sub }) => ({ ...category, sub: sub.value }));
const values = (text: string, entries: readonly { value: string; titles: (typeof colors)[0]['titles'] }[]) =>
  mentionedIn(text, entries).map(({ value }) => value);

test('the singular of a category inside a compound is found', () => {
  expect(values('Kuipfauteuil okergeel', categories)[0]).toBe('fauteuils');
  expect(values('Teak dressoir 1962', categories)[0]).toBe('dressoirs');
});

test('a colour and a material in a compound are found, in any language and without accents', () => {
  expect(values('Kuipfauteuil okergeel', colors)).toEqual(['geel']);
  expect(values('Eikenhouten tafel', materials)).toContain('eiken');
  expect(values('FAUTEUIL EN LAITON', materials)).toContain('messing');
});

test('nothing is found in an empty or an unrelated text', () => {
  expect(values('', categories)).toEqual([]);
  expect(values('Iets heel anders', colors)).toEqual([]);
});
