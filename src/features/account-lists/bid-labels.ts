import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BidRole } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';

const names: Readonly<Record<BidStatus, MessageDescriptor>> = {
  PENDING: msg`Waits for an answer`,
  ACCEPTED: msg`Accepted`,
  COUNTERBID: msg`Counterbid`,
  EXPIRED: msg({ id: 'bid.expired', message: 'Expired' }),
  REJECTED: msg`Declined`,
};

/** The message for a bid's status in a list (BID-004); null for an unknown status (ACCT-013). */
export function bidStatusMessage(status: string): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

export const bidFilters: readonly BidStatus[] = ['PENDING', 'COUNTERBID', 'ACCEPTED', 'REJECTED', 'EXPIRED'];

const texts: Readonly<Record<BidRole, Readonly<Record<BidStatus, MessageDescriptor>>>> = {
  BUYER: {
    PENDING: msg`Your bid has been received. The seller has five days to answer; you hear from us by e-mail.`,
    ACCEPTED: msg`The seller accepts your bid. The piece is kept for you until you have paid or the time is over.`,
    COUNTERBID: msg`The seller makes a counterbid. Pay it and the piece is yours; who does nothing lets it expire. Somebody else can buy the piece meanwhile.`,
    EXPIRED: msg`The bid has expired: nobody answered in time.`,
    REJECTED: msg`The seller declined your bid.`,
  },
  SELLER: {
    PENDING: msg`This bid waits for your answer. Accept it, decline it, or make one counterbid.`,
    ACCEPTED: msg`You accepted this bid. The buyer gets an e-mail about paying.`,
    COUNTERBID: msg`You made a counterbid. The buyer gets an e-mail with a link to pay it.`,
    EXPIRED: msg`The bid has expired: nobody answered in time.`,
    REJECTED: msg`You declined this bid.`,
  },
};

const paidTexts: Readonly<Record<BidRole, MessageDescriptor>> = {
  BUYER: msg`You paid this bid. The piece is yours; you find it among your orders.`,
  SELLER: msg`The buyer has paid. You find the sale among your orders.`,
};

const unpaidTexts: Readonly<Record<BidRole, MessageDescriptor>> = {
  BUYER: msg`The bid has expired: it was not paid in time.`,
  SELLER: msg`The bid has expired: the buyer did not pay in time. The piece is for sale again.`,
};

const closedTexts: Readonly<Record<BidRole, Readonly<Record<BidClosedReason, MessageDescriptor>>>> = {
  BUYER: {
    accepted_elsewhere: msg`The seller accepted somebody else's bid. That closed yours.`,
    sold: msg`The piece was sold to somebody else. That closed your bid.`,
    gone: msg`The piece is no longer for sale. That closed your bid.`,
  },
  SELLER: {
    accepted_elsewhere: msg`You accepted another bid on this piece. That closed this one.`,
    sold: msg`The piece was sold. That closed this bid.`,
    gone: msg`The piece is no longer for sale. That closed this bid.`,
  },
};

export interface BidState {
  readonly role: BidRole;
  readonly status: BidStatus;
  readonly isPaid: boolean;
  /** Whether the seller answered before the bid ended. */
  readonly wasAnswered: boolean;
  readonly closedReason: BidClosedReason | null;
}

/** What a status means for the buyer or the seller of the bid (BID-009..014). */
export function bidStateText(state: BidState): MessageDescriptor {
  const { role, status, isPaid, wasAnswered, closedReason } = state;
  if (isPaid) return paidTexts[role];
  if (closedReason !== null) return closedTexts[role][closedReason];
  return status === 'EXPIRED' && wasAnswered ? unpaidTexts[role] : texts[role][status];
}
