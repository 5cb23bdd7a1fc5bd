import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';
import { type ItemStorage, localStore } from '#src/platform/web-storage/web-storage.ts';
import { createLocalList } from '../local-list.ts';

const draftSchema = v.object({
  /** The owner: nobody else on this device sees it. */
  userId: v.string(),
  orderProductUuid: v.string(),
  stars: v.nullable(v.number()),
  ratings: v.record(v.string(), v.number()),
  feedback: v.string(),
  feedbackPlatform: v.string(),
  name: v.string(),
});
/** A review that was started and not sent. */
export type ReviewDraft = v.InferOutput<typeof draftSchema>;

type DraftPlace = Pick<ReviewDraft, 'userId' | 'orderProductUuid'>;
const list = createLocalList(localKeys.reviewDrafts, draftSchema);
/** Maximum number of drafts on a device; the oldest are dropped first. */
const mostDrafts = 20;

const isAt = (draft: ReviewDraft, { userId, orderProductUuid }: DraftPlace) =>
  draft.userId === userId && draft.orderProductUuid === orderProductUuid;

/** This person's draft about a sale; null for none. */
export function reviewDraftAt(
  place: DraftPlace,
  storage: ItemStorage | null = localStore(),
): ReviewDraft | null {
  return list.read(storage).find((draft) => isAt(draft, place)) ?? null;
}

/** This person's reviews that were started and not sent. */
export const reviewDraftsOf = (
  userId: string,
  storage: ItemStorage | null = localStore(),
): readonly ReviewDraft[] => list.readOf(userId, storage);

/** Saves a draft on the device; false when that is not possible. */
export function storeReviewDraft(draft: ReviewDraft, storage: ItemStorage | null = localStore()): boolean {
  const others = list.read(storage).filter((other) => !isAt(other, draft));
  return list.write(storage, [...others, draft].slice(-mostDrafts));
}

/** Removes a draft once the review was sent. */
export function forgetReviewDraft(place: DraftPlace, storage: ItemStorage | null = localStore()): void {
  const drafts = list.read(storage);
  const left = drafts.filter((draft) => !isAt(draft, place));
  if (left.length < drafts.length) list.write(storage, left);
}
