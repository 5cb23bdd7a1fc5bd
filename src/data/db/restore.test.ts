import { describe, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { fieldsOf, restoreDocument } from './restore.ts';

const id = '00000000-0000-4000-8000-000000000001';
const photo = { id, hash: null, name: 'a.jpg', width: null, height: null, bytes: null, mediaKey: null };

describe('what comes from outside', () => {
  test('loses foreign fields at every depth and nothing else', () => {
    const draft = { ...emptyDraft(id, 1), photos: [photo] };
    const sent = { ...draft, __typename: 'X', _attachments: {}, photos: [{ ...photo, __typename: 'Y' }] };
    expect(restoreDocument('drafts', sent)).toEqual(draft);
  });

  test('hazard 3: gets blanks for missing and damaged fields and keeps the sound items of a damaged list', () => {
    const restored = restoreDocument('drafts', {
      id,
      title: 'kast',
      price: 'much',
      photos: [photo, { id: 'odd' }],
      colors: 5,
    });
    expect(restored).toEqual({ ...emptyDraft(id, 0), title: 'kast', photos: [photo] });
    expect(restoreDocument('addresses', { id, city: 'Ede', country: 'XX' })).toMatchObject({
      city: 'Ede',
      country: 'NL',
    });
    expect(restoreDocument('searchHistory', { id: 'teak' })).toEqual({
      id: 'teak',
      query: 'teak',
      usedAt: 0,
    });
    expect(restoreDocument('wishlist', { id })).toEqual({ id, addedAt: 0 });
  });

  test('is nothing without a usable id', () => {
    for (const raw of [null, 5, {}, { id: 7 }, { id: 'no uuid' }])
      expect(restoreDocument('drafts', raw)).toBeNull();
    expect(fieldsOf('wishlist')).toEqual(['id', 'addedAt']);
  });
});
