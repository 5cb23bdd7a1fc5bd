import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { MemoryStorage } from '#tests/setup/memory-storage.ts';
import { forgetProductEditsOf, unsavedProductEditsOf } from './product-edits.ts';

const one = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const two = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e03';

let local = new MemoryStorage();
let tab = new MemoryStorage();
beforeEach(() => {
  local = new MemoryStorage();
  tab = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

const entry = (userId: string, title?: string) =>
  JSON.stringify({ userId, title, changes: {}, photos: null });

test('AUTH-015 the unsaved changes of a person are listed and removed, those of others stay', () => {
  local.setItem(localKeyOf.productEdit(one), entry('anna', 'Kast'));
  local.setItem(localKeyOf.productEdit(two), entry('bram', 'Stoel'));
  local.setItem('theme', 'dark');
  expect(unsavedProductEditsOf('anna')).toEqual([{ uuid: one, title: 'Kast' }]);
  forgetProductEditsOf('anna');
  expect(unsavedProductEditsOf('anna')).toEqual([]);
  expect(unsavedProductEditsOf('bram')).toEqual([{ uuid: two, title: 'Stoel' }]);
  expect(local.getItem('theme')).toBe('dark');
});

test('what a second tab stored in itself counts as well, and one product can be discarded', () => {
  local.setItem(localKeyOf.productEdit(one), entry('anna', 'Kast'));
  tab.setItem(localKeyOf.productEdit(one), entry('anna', 'Kast van eik'));
  tab.setItem(localKeyOf.productEdit(two), entry('anna', 'Stoel'));
  expect(unsavedProductEditsOf('anna')).toEqual([
    { uuid: one, title: 'Kast van eik' },
    { uuid: two, title: 'Stoel' },
  ]);
  forgetProductEditsOf('anna', one);
  expect(unsavedProductEditsOf('anna')).toEqual([{ uuid: two, title: 'Stoel' }]);
});

test('an entry without a title counts too, a damaged one does not', () => {
  local.setItem(localKeyOf.productEdit(one), entry('anna'));
  local.setItem(localKeyOf.productEdit(two), '{');
  expect(unsavedProductEditsOf('anna')).toEqual([{ uuid: one, title: '' }]);
});

test('without access to the storage of the tab, those on the device still go with their account', () => {
  local.setItem(localKeyOf.productEdit(one), entry('anna', 'Kast'));
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  forgetProductEditsOf('anna');
  expect(local.length).toBe(0);
});

test('without access to the storage there is nothing to list', () => {
  vi.unstubAllGlobals();
  expect(unsavedProductEditsOf('anna')).toEqual([]);
  forgetProductEditsOf('anna');
});
