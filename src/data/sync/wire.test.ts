import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { fromWire } from './wire.ts';

test('PWA-033 a draft from the server keeps its photos, other versions and attributes', () => {
  const draft = {
    ...emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 1),
    attributes: [{ name: 'seats', value: '1' }],
    photos: [
      {
        id: '9b2f5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11',
        hash: null,
        name: 'a.jpg',
        width: null,
        height: null,
        bytes: null,
        mediaKey: null,
      },
    ],
    otherVersions: [{ id: 'v', field: 'price', value: '45', savedAt: 3 }],
  };
  const named = (parts: readonly object[]) => parts.map((part) => ({ __typename: 'Some', ...part }));
  const answer = {
    __typename: 'ListingDraftDocument',
    ...draft,
    attributes: named(draft.attributes),
    photos: named(draft.photos),
    otherVersions: named(draft.otherVersions),
    deleted: false,
  };
  expect(fromWire('drafts', answer)).toEqual({ ...draft, _deleted: false });
});
