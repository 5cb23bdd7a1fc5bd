import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { changedInput, editedFields } from './changed-input.ts';

const before = {
  ...emptyDraft('8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02', 0),
  title: 'Teak dressoir',
  brand: 'Pastoe',
  price: 450,
  colors: ['bruin'],
};
const same = { before: ['a', 'b'], now: ['a', 'b'] };
const inputOf = (now: typeof before, photos = same) => changedInput(editedFields(before, now), now, photos);

test('FORM-078 only changed fields are sent; restored ones are not', () => {
  expect(inputOf(before)).toEqual({});
  expect(inputOf({ ...before, editedAt: 9, price: 400, colors: ['bruin', 'zwart'] })).toEqual({
    price: 400,
    colors: ['bruin', 'zwart'],
  });
  expect(inputOf({ ...before, colors: ['bruin'] })).toEqual({});
});

test('the brand goes under its own name, features too', () => {
  expect(inputOf({ ...before, brand: 'Gispen' })).toEqual({ vendor: 'Gispen' });
  expect(inputOf({ ...before, brand: '', brandUnknown: true })).toEqual({ vendor: 'unknown' });
  const attributes = [{ name: 'seats', value: '2' }];
  expect(inputOf({ ...before, attributes })).toEqual({ productTypeAttributes: attributes });
});

test('FORM-001 FORM-047 photos go as keys in their order, and whether the first is another one', () => {
  expect(inputOf(before, { before: ['a', 'b'], now: ['b', 'a'] })).toEqual({
    images: ['b', 'a'],
    featuredImageChanged: true,
  });
  expect(inputOf(before, { before: ['a', 'b'], now: ['a', 'b', 'c'] })).toEqual({
    images: ['a', 'b', 'c'],
    featuredImageChanged: false,
  });
});
