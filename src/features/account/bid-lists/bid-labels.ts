import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BidRole } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';

const names: Readonly<Record<BidStatus, MessageDescriptor>> = {
  PENDING: msg`Waiting for an answer`,
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
    PENDING: msg`Your bid has been received. The seller has five days to answer. We’ll let you know by email.`,
    ACCEPTED: msg`The seller accepted your bid. The product is reserved for you until the payment deadline.`,
    COUNTERBID: msg`The seller made a counterbid. Pay it to buy the product; otherwise it expires. Until you pay, someone else can buy the product.`,
    EXPIRED: msg`The bid has expired: there was no answer in time.`,
    REJECTED: msg`The seller declined your bid.`,
  },
  SELLER: {
    PENDING: msg`This bid is waiting for your answer. Accept it, decline it or make one counterbid.`,
    ACCEPTED: msg`You accepted this bid. The buyer gets an email with a payment link.`,
    COUNTERBID: msg`You made a counterbid. The buyer gets an email with a payment link.`,
    EXPIRED: msg`The bid has expired: there was no answer in time.`,
    REJECTED: msg`You declined this bid.`,
  },
};

const paidTexts: Readonly<Record<BidRole, MessageDescriptor>> = {
  BUYER: msg`You have paid and the product is yours. You can find it under Orders.`,
  SELLER: msg`The buyer has paid. You can find the sale under Orders.`,
};

const unpaidTexts: Readonly<Record<BidRole, MessageDescriptor>> = {
  BUYER: msg`The bid has expired: it was not paid in time.`,
  SELLER: msg`The bid has expired: the buyer did not pay in time. The product is for sale again.`,
};

const closedTexts: Readonly<Record<BidRole, Readonly<Record<BidClosedReason, MessageDescriptor>>>> = {
  BUYER: {
    accepted_elsewhere: msg`The seller accepted someone else’s bid. Your bid is no longer valid.`,
    sold: msg`The product was sold to someone else. Your bid is no longer valid.`,
    gone: msg`The product is no longer for sale. Your bid is no longer valid.`,
  },
  SELLER: {
    accepted_elsewhere: msg`You accepted another bid on this product. This bid is no longer valid.`,
    sold: msg`The product was sold. This bid is no longer valid.`,
    gone: msg`The product is no longer for sale. This bid is no longer valid.`,
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
