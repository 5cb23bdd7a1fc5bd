import { expect, test } from 'vitest';
import { changedFields, type EditableFacts, editProblems, onlyChanges } from './product-edit.ts';

const facts: EditableFacts = {
  ...{ productType: 'CAB', category: 'meubels/kasten/dressoirs', collections: ['we-love'] },
  ...{ colors: ['bruin', 'zwart'], styles: ['modern'], productState: 'GOOD' },
};

test('STAFF-023 only what became another value is a change; the order of a list is none', () => {
  const edit = { colors: ['zwart', 'bruin'], styles: [], productType: 'CAB', productState: 'PERFECT' };
  expect(changedFields(facts, edit)).toEqual(['styles', 'productState']);
  expect(onlyChanges(facts, edit)).toEqual({ styles: [], productState: 'PERFECT' });
});

test('STAFF-022 the same values again are no change', () => {
  expect(onlyChanges(facts, facts)).toEqual({});
  expect(changedFields({ ...facts, productState: null }, { productState: 'GOOD' })).toEqual(['productState']);
});

test('STAFF-008 only second-chance products can have their condition changed', () => {
  const edit = { productState: 'GOOD' };
  expect(editProblems(edit, { isSecondChance: true })).toEqual([]);
  expect(editProblems(edit, { isSecondChance: false })).toEqual([
    { field: 'productState', code: 'only_second_chance' },
  ]);
});

test('values that the shop does not know are refused, each by its field', () => {
  const edit = {
    ...{ productType: 'Kast', category: 'meubels/kasten', collections: ['geen'], colors: ['bruin', 'bruin'] },
    ...{ styles: ['x'], productState: 'UNKNOWN' },
  };
  const fields = editProblems(edit, { isSecondChance: true }).map(({ field }) => field);
  expect(fields).toEqual(['productType', 'category', 'collections', 'colors', 'styles', 'productState']);
  expect(editProblems({ colors: [] }, { isSecondChance: true })).toEqual([
    { field: 'colors', code: 'color_count' },
  ]);
  expect(editProblems({ category: null, productState: null }, { isSecondChance: true })).toHaveLength(2);
  expect(editProblems(facts, { isSecondChance: true })).toEqual([]);
});
