import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoUploads } from '#src/data/photos/photo-uploads.ts';
import { dismissToast, toastStore } from '#src/ui/kit/toast-store.ts';
import { useProductPhotoUploads } from '../edit/use-product-photo-uploads.ts';
import { PhotosToPublish } from './photos-to-publish.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

const desk = vi.hoisted(() => ({
  tasks: { tasks: [], tasks$: { value: [], subscribe: () => ({ unsubscribe: () => undefined }) } },
  done: [] as string[],
  remove: async (_draftId: string, id: string) => void desk.done.push(`remove ${id}`),
  add: async (_draftId: string, files: readonly File[]) => {
    desk.done.push(`add ${files.map(({ name }) => name).join()}`);
    return [];
  },
  replace: async (_draftId: string, id: string, file: File) => {
    desk.done.push(`replace ${id} by ${file.name}`);
    return [];
  },
}));
vi.mock('#src/data/photos/draft-photo-service.ts', () => ({ draftPhotoService: desk }));
vi.mock('./use-photos.ts', () => ({ usePhotoTasks: () => desk.tasks }));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const toasts = () => toastStore.read().map(({ text }) => text);
const file = (name: string) => new File([name], name);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  desk.done = [];
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('FORM-045 the same photo can be chosen again right after it was removed from a published product', async () => {
  let id = 0;
  const uploads = new PhotoUploads(
    {
      max: 20,
      prepare: async (photo) => ({ kind: 'prepared', blob: photo, hash: await photo.text(), preview: photo }),
      send: async ({ hash }) => ({ kind: 'done', mediaKey: hash }),
      isOnline: () => true,
      newId: () => String(++id),
      address: () => 'blob:x',
      forget: () => undefined,
    },
    [{ name: 'old', mediaKey: 'old' }],
  );
  const { result } = renderHook(() => useProductPhotoUploads(uploads, new Map()), { wrapper });
  const [old] = result.current.tiles;
  if (old === undefined) throw new Error('no photo');
  act(() => result.current.actions.remove(old));
  expect(toasts()).toHaveLength(1);
  await act(async () => {
    result.current.add([file('old')]);
    await vi.waitFor(() => expect(uploads.photos$.value.map(({ id }) => id)).toEqual(['2']));
    await uploads.settled();
  });
  expect(result.current.refused).toEqual([]);
  expect(result.current.sent).toEqual([{ name: 'old', mediaKey: 'old' }]);
  // A removal that was carried out can no longer be undone.
  expect(toasts()).toEqual([]);
});

test('FORM-045 a photo that was removed from a draft goes before others come, so that it may be one of them', async () => {
  const photo = { id: 'a', name: 'a', hash: null, width: null, height: null, bytes: null, mediaKey: 'a' };
  const stored = [photo, { ...photo, id: 'b' }];
  const parts = {
    draftId: 'd',
    stored,
    online: true,
    toPublish: new PhotosToPublish(),
    ensureCreated: async () => undefined,
    onAddFailed: vi.fn(),
  };
  const { result } = renderHook(() => useDraftPhotos(parts), { wrapper });
  const [first, second] = result.current.tiles;
  if (first === undefined || second === undefined) throw new Error('no photos');
  act(() => result.current.actions.remove(first));
  await act(async () => result.current.add([file('a')]));
  await vi.waitFor(() => expect(desk.done).toEqual(['remove a', 'add a']));
  act(() => result.current.actions.remove(second));
  await act(async () => result.current.actions.replace?.(first, file('b')));
  await vi.waitFor(() => expect(desk.done.slice(2)).toEqual(['remove b', 'replace a by b']));
  expect(toasts()).toEqual([]);
});

test('undoing within seven seconds keeps the photo', async () => {
  vi.useFakeTimers();
  const photo = { id: 'a', name: 'a', hash: null, width: null, height: null, bytes: null, mediaKey: 'a' };
  const parts = {
    draftId: 'd',
    stored: [photo],
    online: true,
    toPublish: new PhotosToPublish(),
    ensureCreated: async () => undefined,
    onAddFailed: vi.fn(),
  };
  const { result } = renderHook(() => useDraftPhotos(parts), { wrapper });
  const [tile] = result.current.tiles;
  if (tile === undefined) throw new Error('no photo');
  act(() => result.current.actions.remove(tile));
  expect(result.current.tiles).toEqual([]);
  expect(toastStore.read()[0]?.time, 'the button is there as long as it works').toBe(7_000);
  act(() => toastStore.read()[0]?.action?.run());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.tiles).toHaveLength(1);
  expect(desk.done).toEqual([]);
  vi.useRealTimers();
});
