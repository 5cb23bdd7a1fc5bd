import { expect, test } from 'vitest';
import { bareForms } from './diminutives.ts';

test.each([
  ['krukje', 'kruk'],
  ['krukjes', 'kruk'],
  ['tafeltje', 'tafel'],
  ['stoeltje', 'stoel'],
  ['boompje', 'boom'],
  ['kommetje', 'kom'],
  ['kistje', 'kist'],
])('%s is a small %s', (small, bare) => {
  expect(bareForms(small)).toContain(bare);
});

test('the shortest stem comes first, and words that are no diminutives have no stem', () => {
  expect(bareForms('kistje')).toEqual(['kist', 'kis']);
  expect(['tafel', 'je', 'beje', 'beige'].map(bareForms)).toEqual([[], [], [], []]);
});
