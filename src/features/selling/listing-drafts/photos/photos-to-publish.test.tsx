import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { PhotosToPublish } from './photos-to-publish.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const photo = { id: 'a', name: 'a', hash: null, width: null, height: null, bytes: null, mediaKey: null };
const task: PhotoTask = {
  ...{ id: 'a', draftId: 'd', name: 'a', state: 'compressing', progress: 0.5, fromBytes: 1, toBytes: null },
  ...{ reason: null, nextAttemptAt: null, canRestore: false, hint: null },
};

test('PWA-037 publishing counts the photos as they are, also before they are rendered', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const tasks$ = new BehaviorSubject<PhotoTask[]>([]);
  vi.spyOn(draftPhotoService, 'tasks$').mockReturnValue(tasks$);
  const toPublish = new PhotosToPublish();
  const parts = { draftId: 'd', stored: [photo], online: true, toPublish };
  renderHook(() => useDraftPhotos({ ...parts, ensureCreated: async () => undefined, onAddFailed: vi.fn() }), {
    wrapper,
  });
  expect(toPublish.counts$.value).toMatchObject({ total: 1, underway: 0, needAttention: 1 });
  tasks$.next([task]);
  expect(toPublish.counts$.value).toMatchObject({ total: 1, underway: 1, needAttention: 0 });
  tasks$.next([{ ...task, state: 'cancelled' }]);
  expect(toPublish.counts$.value).toMatchObject({ total: 1, underway: 0, needAttention: 1 });
});
