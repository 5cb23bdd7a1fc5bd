import { expect, test } from 'vitest';
import { emptyDraft, type ListingDraft } from './draft.ts';
import { checkDraft } from './draft-check.ts';

const draft = emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 1);

function photo(id: string, mediaKey: string | null): ListingDraft['photos'][number] {
  return { id, hash: null, name: 'a.jpg', width: null, height: null, bytes: null, mediaKey };
}

const complete: ListingDraft = {
  ...draft,
  title: 'Kuipfauteuil okergeel',
  description: 'Kuipje uit de jaren zestig, licht vlekje op de zitting.',
  brandUnknown: true,
  productType: 'ARM',
  mainCategory: 'meubels',
  subCategory: 'zetels',
  category: 'fauteuils',
  colors: ['geel'],
  materials: ['fluweel'],
  timePeriod: 'VINTAGE',
  width: 84,
  height: 82,
  depth: 85,
  price: 465,
  isSetOfProducts: false,
  weightCategory: 'C',
  photos: [photo('a', null), photo('b', 'key')],
};

test('a complete draft has nothing left to do, also while photos wait and nobody is signed in', () => {
  expect(checkDraft(complete, null).problems).toEqual([]);
});

test('FORM-061 missing fields are listed in the order of the form', () => {
  const wrong = {
    ...complete,
    photos: [photo('a', 'k')],
    materials: [],
    width: null,
    price: null,
    title: '',
  };
  const check = checkDraft(wrong, null);
  expect(check.problems.map((problem) => problem.code)).toEqual([
    'photos',
    'title',
    'price',
    'dimensions',
    'materials',
  ]);
  expect(check.photosMissing).toBe(1);
});

test('advice blocks nothing', () => {
  const check = checkDraft({ ...complete, title: 'Kuipje' }, null);
  expect(check.problems).toEqual([]);
  expect(check.hints.map((hint) => hint.code)).toEqual(['title_longer', 'third_photo']);
});
