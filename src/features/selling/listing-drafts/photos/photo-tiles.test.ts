import { expect, test } from 'vitest';
import type { DraftPhoto } from '#domain/product/draft.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import { hintMessage } from './photo-messages.ts';
import { countTiles, isUnusable, photoTiles, refusedFiles, targetIndex } from './photo-tiles.ts';

function photo(id: string, mediaKey: string | null = null): DraftPhoto {
  return { id, hash: null, name: `${id}.jpg`, width: null, height: null, bytes: null, mediaKey };
}

function task(id: string, state: PhotoTask['state'], progress: number | null = null): PhotoTask {
  return {
    id,
    draftId: 'd',
    name: `${id}.jpg`,
    state,
    progress,
    fromBytes: 4_100_000,
    toBytes: null,
    canRestore: false,
    reason: null,
    nextAttemptAt: null,
    hint: null,
  };
}

const online = { online: true, hidden: new Set<string>() };

test('FORM-047 the first photo of the draft is the featured one, also after one is taken out', () => {
  const photos = [photo('a'), photo('b')];
  expect(photoTiles(photos, [], online).map((tile) => tile.isFeatured)).toEqual([true, false]);
  const left = photoTiles(photos, [], { online: true, hidden: new Set(['a']) });
  expect(left.map((tile) => [tile.id, tile.isFeatured])).toEqual([['b', true]]);
});

test('each photo shows its own state and progress', () => {
  const tiles = photoTiles(
    [photo('a', 'key'), photo('b'), photo('c'), photo('d')],
    [task('b', 'converting', 0.6), task('c', 'uploading', 0.2)],
    online,
  );
  expect(tiles.map((tile) => [tile.state, tile.progress])).toEqual([
    ['done', null],
    ['converting', 0.6],
    ['uploading', 0.2],
    ['elsewhere', null],
  ]);
  expect(countTiles(tiles)).toEqual({ total: 4, uploaded: 1, underway: 2, needAttention: 1 });
});

test('a photo whose key is not in the draft yet is uploading, whatever its task reports', () => {
  const tiles = photoTiles([photo('a', 'key'), photo('b')], [task('a', 'done'), task('b', 'done')], online);
  expect(countTiles(tiles)).toEqual({ total: 2, uploaded: 1, underway: 1, needAttention: 0 });
});

test('without a network a prepared photo waits for it, while preparing continues', () => {
  const tiles = photoTiles(
    [photo('a'), photo('b')],
    [task('a', 'uploading', 0.4), task('b', 'compressing', 0.5)],
    { online: false, hidden: new Set() },
  );
  expect(tiles.map((tile) => [tile.state, tile.progress])).toEqual([
    ['waiting_network', null],
    ['compressing', 0.5],
  ]);
});

test('a refused file without a place in the draft is listed by itself', () => {
  const reason = 'not_an_image' as const;
  const tasks = [task('a', 'refused'), task('b', 'refused')].map((one) => ({ ...one, reason }));
  expect(refusedFiles([photo('a')], tasks)).toEqual([{ id: 'b', name: 'b.jpg', reason }]);
});

test('a photo chosen twice is listed by itself', () => {
  const tasks = [{ ...task('b', 'refused'), reason: 'twice' as const }];
  expect(refusedFiles([photo('a')], tasks)).toEqual([{ id: 'b', name: 'b.jpg', reason: 'twice' }]);
});

test('a photo that the server refused keeps its tile, and can only be replaced', () => {
  const failed = (reason: PhotoTask['reason']) =>
    photoTiles([photo('a')], [{ ...task('a', 'failed'), reason }], online).map(isUnusable);
  expect(failed('damaged_file')).toEqual([true]);
  expect(failed('network')).toEqual([false]);
  expect(failed('storage_full'), 'the photo itself is sound').toEqual([false]);
});

test('a small photo is taken and gets a hint; a large one gets none', () => {
  const hinted = (hint: PhotoTask['hint']) =>
    photoTiles([photo('a', 'key')], [{ ...task('a', 'done'), hint }], online).map(hintMessage);
  expect(hinted('small_photo')).toEqual([expect.objectContaining({ id: expect.any(String) })]);
  expect(hinted(null)).toEqual([null]);
  expect(hinted('kept_original')).toEqual([null]);
});

test.each([
  ['a', 'c', 'after', 2],
  ['a', 'c', 'before', 1],
  ['c', 'a', 'before', 0],
  ['b', 'a', 'after', null],
  ['a', 'b', 'before', null],
  ['a', 'zz', 'before', null],
] as const)('%s dropped on %s, %s: place %s', (moved, target, position, index) => {
  expect(targetIndex(['a', 'b', 'c'], moved, target, position)).toBe(index);
});
