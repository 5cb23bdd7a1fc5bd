import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checklists } from '#domain/cases/case-terms.ts';
import {
  type ComplaintDraft,
  type ComplaintPlace,
  complaintDraftAt,
  guestId,
  storeComplaintDraft,
} from '#src/data/complaints/complaint-drafts.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { OrderOfCase } from './case-query.ts';
import { complaintFaults } from './complaint-faults.ts';
import { type ComplaintPhotos, forgetComplaint } from './complaint-photos.ts';
import type { ComplaintValues } from './complaint-values.ts';
import { useCaseAct } from './use-case-act.ts';

const nothing: ComplaintValues = { reason: null, checks: [], description: '', wish: null, wishAmount: null };

interface ComplaintFormOptions {
  readonly place: ComplaintPlace;
  /** What was paid, in euros: the most that can be refunded. */
  readonly paid: number;
  /** Null for a guest, who can add none. */
  readonly photos: ComplaintPhotos | null;
}

/** The parts of what was paid for an order, in euros. */
export type Paid = Pick<OrderOfCase, 'price' | 'quantity' | 'discount'> & {
  readonly delivery: Pick<OrderOfCase['delivery'], 'pricePaidByCustomer'>;
};

/** What was paid for an order and its delivery, in euros. */
export function paidWithDelivery({ price, quantity, discount, delivery }: Paid): number {
  return price * quantity - discount + delivery.pricePaidByCustomer;
}

/**
 * The values and problems of a complaint that was not sent yet, and how it is sent: `submit` asks for confirmation,
 * because the other side is notified at once and the payout is held; `send` runs after it.
 */
export function useComplaintForm({ place, paid, photos }: ComplaintFormOptions) {
  const { t } = useLingui();
  const uploads = photos?.uploads;
  const [values, setValues] = useState<ComplaintValues>(() => draftAt(place) ?? nothing);
  const [isStored, setStored] = useState(true);
  const [tries, setTries] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { act, isPending, error } = useCaseAct();
  const faultsNow = () => complaintFaults(values, uploads?.photos$.value.length ?? null, paid);
  const change = (part: Partial<ComplaintValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setStored(storeComplaintDraft({ ...next, ...place }));
  };
  const submit = () => {
    setTries((count) => count + 1);
    if (!isWaiting && !isPending && faultsNow().length === 0) setAsking(true);
  };
  const send = async () => {
    const { reason, wish } = values;
    if (isWaiting || isPending || faultsNow().length > 0 || reason === null || wish === null) return;
    setWaiting(true);
    await uploads?.settled();
    setWaiting(false);
    const chosen = uploads?.photos$.value ?? [];
    const keys = chosen.flatMap(({ mediaKey }) => (mediaKey === null ? [] : [mediaKey]));
    if (keys.length < chosen.length) {
      toast(t`A photo has not been sent yet. Try again or remove it.`, { kind: 'error' });
      return;
    }
    const given = { ...givenOf({ ...values, reason, wish }), orderUuid: place.orderUuid, photos: keys };
    if (!(await act({ kind: 'open', given }))) return;
    forgetComplaint(place);
    toast(t`Your complaint has been sent. The seller has three working days to answer.`, { kind: 'success' });
  };
  const discard = () => forgetComplaint(place);
  return {
    ...{ hasText: values.description.trim() !== '', discard },
    ...{ values, change, submit, send, tries, isStored, problem: error },
    ...{ isAsking, closeQuestion: () => setAsking(false) },
    faults: tries > 0 ? faultsNow() : [],
    isPending: isPending || isWaiting,
  };
}

/** The draft about an order; also what its buyer wrote in this tab before they had an account. */
function draftAt(place: ComplaintPlace): ComplaintDraft | null {
  return complaintDraftAt(place) ?? complaintDraftAt({ ...place, userId: guestId });
}

type Complete = ComplaintValues & {
  readonly reason: NonNullable<ComplaintValues['reason']>;
  readonly wish: NonNullable<ComplaintValues['wish']>;
};

/**
 * The input of the request: without answers to questions of another reason, and without the amount of another wish.
 */
function givenOf({ reason, wish, checks, description, wishAmount }: Complete) {
  return {
    ...{ reason, wish, description: description.trim() },
    checks: checks.filter(({ question }) => checklists[reason].questions.includes(question)),
    wishAmount: wish === 'PART_REFUND' ? wishAmount : null,
  };
}
