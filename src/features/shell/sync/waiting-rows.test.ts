import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { waitingRows } from './waiting-rows.ts';

const item = { code: null, fields: [] } as const;

test('what waits is listed oldest first, with photos of drafts as lines of their own', () => {
  const draft = {
    ...emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 50),
    title: ' Kuipje ',
    photos: [null, 'key', null].map((mediaKey, index) => ({
      id: `p${index}`,
      hash: null,
      name: 'a.jpg',
      width: null,
      height: null,
      bytes: null,
      mediaKey,
    })),
  };
  const elsewhere = { ...draft, id: '5f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11' };
  const rows = waitingRows(
    [
      { ...item, collection: 'drafts', id: draft.id, state: 'sending', since: 60 },
      { ...item, collection: 'searchHistory', id: 'teak', state: 'only_here', since: 20 },
    ],
    { drafts: [draft, elsewhere], addresses: [], unsentPhotos: new Map([[draft.id, 2]]) },
  );
  expect(rows.map(({ kind, name, photos }) => [kind, name, photos])).toEqual([
    ['searchHistory', 'teak', 0],
    ['photos', 'Kuipje', 2],
    ['drafts', 'Kuipje', 0],
  ]);
});
