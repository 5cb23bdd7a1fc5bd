import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BidRole } from '#domain/bid/bid-role.ts';
import type { BidStatus } from '#domain/bid/bid-status.ts';

const names: Readonly<Record<BidStatus, MessageDescriptor>> = {
  PENDING: msg`Waits for an answer`,
  ACCEPTED: msg`Accepted`,
  COUNTERBID: msg`Counterbid`,
  EXPIRED: msg({ id: 'bid.expired', message: 'Expired' }),
  REJECTED: msg`Declined`,
};

/** The state of a bid in a list (BID-004); null for one that is not known here (ACCT-013). */
export function bidStatusWords(status: string): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

export const bidFilters: readonly BidStatus[] = ['PENDING', 'COUNTERBID', 'ACCEPTED', 'REJECTED', 'EXPIRED'];

const texts: Readonly<Record<BidRole, Readonly<Record<BidStatus, MessageDescriptor>>>> = {
  BUYER: {
    PENDING: msg`Your bid has been received. The seller has five days to answer; you hear from us by e-mail.`,
    ACCEPTED: msg`The seller accepts your bid. You get an e-mail with what to do next.`,
    COUNTERBID: msg`The seller makes a counterbid. You get an e-mail with what to do next; who does nothing lets it expire.`,
    EXPIRED: msg`The bid has expired: nobody answered in time.`,
    REJECTED: msg`The seller declined your bid.`,
  },
  SELLER: {
    PENDING: msg`This bid waits for your answer. Reply to the e-mail that we sent you to write to the bidder.`,
    ACCEPTED: msg`You accepted this bid. The buyer gets an e-mail about paying.`,
    COUNTERBID: msg`You made a counterbid. The buyer gets an e-mail about it.`,
    EXPIRED: msg`The bid has expired: nobody answered in time.`,
    REJECTED: msg`You declined this bid.`,
  },
};

/** What a state means to whoever made or received the bid. */
export function bidStateText(role: BidRole, status: BidStatus): MessageDescriptor {
  return texts[role][status];
}
