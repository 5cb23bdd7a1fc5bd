import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { changedFields, isBlank } from './draft-fields.ts';
import { chooseVersion, versionsOf } from './other-versions.ts';
import { chooseSet, isInventoryLocked } from './set-lock.ts';

const draft = emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 1);

test('FORM-041 a set has stock 1, locked; no longer a set gives the earlier number back', () => {
  const stocked = { ...draft, inventory: 6 };
  const on = chooseSet(stocked, true, null);
  expect(on).toEqual({ change: { isSetOfProducts: true, inventory: 1 }, remembered: 6 });
  const set = { ...stocked, ...on.change };
  expect(isInventoryLocked(set.isSetOfProducts, set.inventory)).toBe(true);
  expect(isInventoryLocked(set.isSetOfProducts, 0)).toBe(false);
  const off = chooseSet(set, false, on.remembered);
  expect(off).toEqual({ change: { isSetOfProducts: false, inventory: 6 }, remembered: null });
  expect(isInventoryLocked({ ...set, ...off.change }.isSetOfProducts, 1)).toBe(false);
});

test('FORM-041 answering "not a set" the first time leaves the stock alone', () => {
  expect(chooseSet({ ...draft, inventory: 4 }, false, null).change).toEqual({ isSetOfProducts: false });
  expect(chooseSet({ isSetOfProducts: true, inventory: 1 }, true, 6)).toEqual({ change: {}, remembered: 6 });
});

test('only what differs is written', () => {
  expect(changedFields(draft, { title: '', colors: [], price: 5 })).toEqual({ price: 5 });
  expect(changedFields({ ...draft, colors: ['RED'] }, { colors: ['RED'] })).toEqual({});
  expect(changedFields({ ...draft, colors: ['RED'] }, { colors: [] })).toEqual({ colors: [] });
});

test('a draft is blank until something is in it', () => {
  expect(isBlank(draft)).toBe(true);
  expect(isBlank({ ...draft, brandUnknown: true })).toBe(false);
  expect(isBlank({ ...draft, inventory: 2 })).toBe(false);
  expect(isBlank({ ...draft, isSetOfProducts: false })).toBe(true);
});

test('PWA-033 the value that lost can be taken over or let go', () => {
  const version = { id: 'v1', field: 'price', value: '45', savedAt: 9 };
  const clashed = { ...draft, price: 50, otherVersions: [version] };
  expect(versionsOf(clashed, 'price')).toEqual([version]);
  expect(chooseVersion(clashed, version, true)).toEqual({ change: { price: 45 }, otherVersions: [] });
  expect(chooseVersion(clashed, version, false)).toEqual({ change: {}, otherVersions: [] });
});
