import { expect, test } from 'vitest';
import { countableSearch } from './countable-search.ts';

test.each([
  ['  Teak   Dressoir ', 'teak dressoir'],
  ['jaren 70 lamp', 'jaren 70 lamp'],
  ['tapijt 186x258', 'tapijt 186x258'],
  ['Bouclé', 'bouclé'],
])('SRCH-005 %j is counted as %j', (words, counted) => {
  expect(countableSearch(words)).toBe(counted);
});

test.each([
  'a',
  '',
  '   ',
  'jan@voorbeeld.nl',
  '06 12 34 56 78',
  '12345678',
  'https://x.nl',
  '!!',
  'x'.repeat(61),
])('SRCH-005 %j is not counted', (words) => {
  expect(countableSearch(words)).toBeNull();
});
