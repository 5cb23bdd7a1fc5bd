import { expect, test } from 'vitest';
import { forgetReviewDraft, type ReviewDraft, reviewDraftAt, storeReviewDraft } from './review-drafts.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const draft: ReviewDraft = {
  ...{ userId: 'anna', orderProductUuid: 'one', stars: 4, ratings: { itemWrapping: 3 } },
  ...{ feedback: 'Fijn', feedbackPlatform: '', name: '' },
};

test('a draft is stored per person and sale, until it is sent', () => {
  const storage = memory();
  expect(storeReviewDraft(draft, storage)).toBe(true);
  storeReviewDraft({ ...draft, orderProductUuid: 'two', stars: null }, storage);
  storeReviewDraft({ ...draft, stars: 5 }, storage);
  expect(reviewDraftAt(draft, storage)).toMatchObject({ stars: 5, feedback: 'Fijn' });
  expect(reviewDraftAt({ ...draft, userId: 'bram' }, storage)).toBeNull();
  forgetReviewDraft(draft, storage);
  expect(reviewDraftAt(draft, storage)).toBeNull();
  expect(reviewDraftAt({ ...draft, orderProductUuid: 'two' }, storage)).toMatchObject({ stars: null });
});

test('full or inaccessible storage is reported, not thrown', () => {
  const forbidden = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(storeReviewDraft(draft, forbidden)).toBe(false);
  expect(storeReviewDraft(draft, null)).toBe(false);
});
