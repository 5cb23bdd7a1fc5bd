import type { Cents } from '../money/cents.ts';

/**
 * Where money can be: still the `buyer`'s, `held` for them, the `seller`'s due, the `platform`'s share, given back
 * (`refund`) or `paid_out`. An amount above 0 came to the account, one below 0 left it.
 */
const ledgerAccounts = ['buyer', 'held', 'seller', 'platform', 'refund', 'paid_out'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What moved it. */
const postingKinds = ['paid', 'released', 'refunded', 'charged_back', 'paid_out'] as const;
export type PostingKind = (typeof postingKinds)[number];

export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amount: Cents;
}

/** What one sold line stands for in the books, in cents. */
export interface LineMoney {
  /** What the buyer paid for it. */
  readonly paid: Cents;
  /** What of that is the seller's. */
  readonly payout: Cents;
}

/** The buyer's payment: from now on it is held. */
export function paidEntries(total: Cents): readonly LedgerEntry[] {
  return moved('buyer', 'held', total);
}

/** The buyer has confirmed receipt: the seller's share is due, the rest is the platform's (ORDER-020). */
export function releasedEntries({ paid, payout }: LineMoney): readonly LedgerEntry[] {
  return withoutZeros([
    { account: 'held', amount: -whole(paid) },
    { account: 'seller', amount: whole(payout) },
    { account: 'platform', amount: whole(paid) - payout },
  ]);
}

/** Money goes back to the buyer: out of what is held, or, once that was released, at the platform's cost. */
export function returnedEntries(paid: Cents, wasReleased: boolean): readonly LedgerEntry[] {
  return moved(wasReleased ? 'platform' : 'held', 'refund', paid);
}

function moved(from: LedgerAccount, to: LedgerAccount, amount: Cents): readonly LedgerEntry[] {
  return withoutZeros([
    { account: from, amount: -whole(amount) },
    { account: to, amount },
  ]);
}

function whole(amount: Cents): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is no whole amount of cents`);
  return amount;
}

const withoutZeros = (entries: readonly LedgerEntry[]) => entries.filter(({ amount }) => amount !== 0);
