import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/setup/memory-storage.ts';
import type { StoredEdit } from './stored-edit.ts';

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = { id: uuid, title: 'Kast' };
const titled = (title: string): StoredEdit => ({ changes: { title }, photos: null });
const nothing: StoredEdit = { changes: {}, photos: null };

/** Loads the module as another page does. The pages of this test share the storage of the tab, too. */
async function openPage() {
  vi.resetModules();
  return await import('./stored-edit.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('unsaved changes survive the page, for their person alone', async () => {
  (await openPage()).storeEdit('anna', product, titled('Kast van eik'));
  const later = await openPage();
  expect(later.readStoredEdit('anna', uuid).changes).toEqual({ title: 'Kast van eik' });
  expect(later.readStoredEdit('bram', uuid)).toEqual(nothing);
  later.storeEdit('anna', product, nothing);
  expect(later.readStoredEdit('anna', uuid)).toEqual(nothing);
});

test('a second tab neither overwrites nor removes what the first has stored', async () => {
  const [first, second] = [await openPage(), await openPage()];
  first.storeEdit('anna', product, titled('Van het eerste'));
  second.storeEdit('anna', product, titled('Van het tweede'));
  expect(localStorage.getItem(`ad-edit:${uuid}`)).toContain('Van het eerste');
  second.storeEdit('anna', product, nothing);
  expect(first.readStoredEdit('anna', uuid).changes).toEqual({ title: 'Van het eerste' });
});
