import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhotoProgress$, PhotoTile, TileState } from './photo-tiles.ts';
import { SortablePhotos } from './sortable-photos.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function tile(id: string, index: number, state: TileState): PhotoTile {
  const progress = state === 'uploading' ? 0 : null;
  return {
    ...{ id, index, state, progress, name: `${id}.jpg`, isFeatured: index === 0 },
    ...{ task: null, canRestore: false, picture: `/${id}.jpg` },
    photo: { id, name: `${id}.jpg`, hash: null, width: null, height: null, bytes: null, mediaKey: null },
  };
}

const moveTo = vi.fn();
const actions = { moveTo, retry: vi.fn(), stop: vi.fn(), remove: vi.fn() };

function grid(tiles: readonly PhotoTile[], progress$: PhotoProgress$) {
  return (
    <I18nProvider i18n={i18n}>
      <SortablePhotos tiles={tiles} actions={actions} progress$={progress$} />
    </I18nProvider>
  );
}

test('FORM-047 each photo is named by its place and its present state', () => {
  const progress$ = new BehaviorSubject([{ id: 'b', progress: 0.4 }]);
  const before = [tile('a', 0, 'done'), tile('b', 1, 'uploading')];
  const { rerender } = render(grid(before, progress$));
  expect(screen.getByRole('row', { name: 'Photo 1, main photo Uploaded' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Photo 2 Uploading 40%' })).toBeDefined();
  const [first] = before;
  if (first === undefined) throw new Error('There is a first photo');
  rerender(grid([first, tile('b', 1, 'failed')], progress$));
  expect(screen.getByRole('row', { name: 'Photo 1, main photo Uploaded' })).toBeDefined();
  expect(screen.getByRole('row', { name: 'Photo 2 Not sent' })).toBeDefined();
});

test('FORM-047 a photo is moved from its menu, and a removed one leaves the grid', async () => {
  const progress$ = new BehaviorSubject<PhotoProgress$['value']>([]);
  const { rerender } = render(grid([tile('a', 0, 'done'), tile('b', 1, 'done')], progress$));
  fireEvent.click(screen.getByRole('button', { name: 'Options for photo 2' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Set as main photo' }));
  expect(moveTo).toHaveBeenCalledWith('b', 0);
  rerender(grid([tile('b', 0, 'done'), tile('a', 1, 'done')], progress$));
  const [featured, second] = screen.getAllByRole('row');
  expect(featured?.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
  expect(second?.querySelector('img')?.getAttribute('src')).toBe('/a.jpg');
  rerender(grid([tile('a', 0, 'done')], progress$));
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
