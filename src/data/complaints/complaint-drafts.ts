import * as v from 'valibot';
import { caseChecks, caseQuestions, caseReasons, caseWishes } from '#domain/cases/case-terms.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { type ItemStorage, localStore, sessionStore } from '#src/platform/web-storage/web-storage.ts';
import { createLocalList } from '../local-list.ts';

const draftSchema = v.object({
  /** The owner, who alone sees it on this device; `guestId` for a buyer without an account. */
  userId: v.string(),
  orderUuid: v.string(),
  reason: v.nullable(v.picklist(caseReasons)),
  checks: v.array(v.object({ question: v.picklist(caseQuestions), answer: v.picklist(caseChecks) })),
  description: v.string(),
  wish: v.nullable(v.picklist(caseWishes)),
  wishAmount: v.nullable(v.number()),
});
/** A complaint that was started and not sent; its photos are in `complaint-photos.ts`. */
export type ComplaintDraft = v.InferOutput<typeof draftSchema>;

/** Where the draft of a complaint belongs: one person and one order. */
export type ComplaintPlace = Pick<ComplaintDraft, 'userId' | 'orderUuid'>;

/** The owner of the drafts of guests. */
export const guestId = 'guest';

/** A guest's draft ends with the tab: the device may be shared, and a guest never signs out. */
const storageOf = ({ userId }: Pick<ComplaintPlace, 'userId'>) =>
  userId === guestId ? sessionStore() : localStore();

const list = createLocalList(localKeys.complaintDrafts, draftSchema);
/** Most drafts on a device; the oldest are dropped first. */
const mostDrafts = 20;

const isAt = (draft: ComplaintDraft, { userId, orderUuid }: ComplaintPlace) =>
  draft.userId === userId && draft.orderUuid === orderUuid;

/** This person's draft about an order; null for none. */
export function complaintDraftAt(
  place: ComplaintPlace,
  storage: ItemStorage | null = storageOf(place),
): ComplaintDraft | null {
  return list.read(storage).find((draft) => isAt(draft, place)) ?? null;
}

/** This person's complaints that were started and not sent. */
export const complaintDraftsOf = (
  userId: string,
  storage: ItemStorage | null = storageOf({ userId }),
): readonly ComplaintDraft[] => list.readOf(userId, storage);

/** Saves a draft on the device; false when that is not possible. */
export function storeComplaintDraft(
  draft: ComplaintDraft,
  storage: ItemStorage | null = storageOf(draft),
): boolean {
  const others = list.read(storage).filter((other) => !isAt(other, draft));
  return list.write(storage, [...others, draft].slice(-mostDrafts));
}

/** Removes a draft once the complaint was sent. */
export function forgetComplaintDraft(
  place: ComplaintPlace,
  storage: ItemStorage | null = storageOf(place),
): void {
  const drafts = list.read(storage);
  const left = drafts.filter((draft) => !isAt(draft, place));
  if (left.length < drafts.length) list.write(storage, left);
}
