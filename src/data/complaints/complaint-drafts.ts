import * as v from 'valibot';
import { caseChecks, caseQuestions, caseReasons, caseWishes } from '#domain/cases/case-terms.ts';
import { createLocalList, localStore } from '../local-list.ts';
import { complaintDraftsKey } from './forget-complaint-drafts.ts';

const draftSchema = v.object({
  /** The owner: nobody else on this device sees it. Empty for a guest, whose emailed link names the order. */
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

const list = createLocalList(complaintDraftsKey, draftSchema);
/** Most drafts on a device; the oldest are dropped first. */
const mostDrafts = 20;

const isAt = (draft: ComplaintDraft, { userId, orderUuid }: ComplaintPlace) =>
  draft.userId === userId && draft.orderUuid === orderUuid;

/** This person's draft about an order; null for none. */
export function complaintDraftAt(place: ComplaintPlace, storage = localStore()): ComplaintDraft | null {
  return list.read(storage).find((draft) => isAt(draft, place)) ?? null;
}

/** Saves a draft on the device; false when that is not possible. */
export function storeComplaintDraft(draft: ComplaintDraft, storage = localStore()): boolean {
  const others = list.read(storage).filter((other) => !isAt(other, draft));
  return list.write(storage, [...others, draft].slice(-mostDrafts));
}

/** Removes a draft once the complaint was sent. */
export function forgetComplaintDraft(place: ComplaintPlace, storage = localStore()): void {
  const drafts = list.read(storage);
  const left = drafts.filter((draft) => !isAt(draft, place));
  if (left.length < drafts.length) list.write(storage, left);
}
