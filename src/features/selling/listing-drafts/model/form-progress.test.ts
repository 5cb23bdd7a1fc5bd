import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { checkDraft } from '#domain/product/draft-check.ts';
import { formProgress } from './form-progress.ts';

const empty = emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 1);
const progressOf = (change: object) => {
  const draft = { ...empty, ...change };
  return formProgress(draft, checkDraft(draft, null).problems);
};

test('an empty draft has twelve parts to complete, in the order of the form', () => {
  const { done, total, missing } = progressOf({});
  expect([done, total]).toEqual([0, 12]);
  expect(missing.map(({ place }) => place)).toEqual([
    'photos',
    'title',
    'mainCategory',
    'price',
    'description',
    'dimensions',
    'colors',
    'materials',
    'brand',
    'timePeriod',
    'weightCategory',
    'isSetOfProducts',
  ]);
});

test('a part counts once, and leads to the step of the category that is still open', () => {
  const { done, missing } = progressOf({ title: 'Kuipfauteuil', price: 465, mainCategory: 'meubels' });
  expect(done).toBe(2);
  expect(missing[1]).toMatchObject({ place: 'subCategory' });
});

test('a problem outside the required parts is listed and lowers no count', () => {
  const { done, missing } = progressOf({ title: 'Kuipfauteuil', sellerProductId: 'x'.repeat(101) });
  expect(done).toBe(1);
  expect(missing.at(-1)?.place).toBe('sellerProductId');
});
