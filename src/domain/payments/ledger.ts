import type { Cents } from '../money/cents.ts';

/**
 * Where money can be: still the `buyer`'s, `held` for them, the `seller`'s due, the `platform`'s share, given back
 * (`refund`) or `paid_out`. An amount above 0 came to the account, one below 0 left it.
 */
const ledgerAccounts = ['buyer', 'held', 'seller', 'platform', 'refund', 'paid_out'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What moved it. */
const postingKinds = [
  'paid',
  'released',
  'partly_refunded',
  'refunded',
  'charged_back',
  'forfeited',
  'paid_out',
  'payout_returned',
] as const;
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
  /** The part that was refunded while the sale stood; the seller bears it. */
  readonly returned: Cents;
}

/** The buyer's payment: from now on it is held. */
export function paidEntries(total: Cents): readonly LedgerEntry[] {
  return moved('buyer', 'held', total);
}

/** The seller's share of a line: the payout less partial refunds, never below 0. */
export function sellerShare({ payout, returned }: Pick<LineMoney, 'payout' | 'returned'>): Cents {
  return Math.max(0, whole(payout) - whole(returned));
}

/** Receipt is confirmed: the seller's share is due, the rest is the platform's (ORDER-020). */
export function releasedEntries(line: LineMoney): readonly LedgerEntry[] {
  const held = whole(line.paid) - whole(line.returned);
  const share = sellerShare(line);
  return withoutZeros([
    { account: 'held', amount: -held },
    { account: 'seller', amount: share },
    { account: 'platform', amount: held - share },
  ]);
}

/**
 * Refunds part of a line: from the held amount or, after its release, from the seller up to their share and from the
 * platform for the rest. Throws RangeError for more than the remaining amount.
 */
export function partlyReturnedEntries(
  line: LineMoney,
  amount: Cents,
  wasReleased: boolean,
): readonly LedgerEntry[] {
  if (amount > line.paid - line.returned) throw new RangeError('The refund is larger than what is held.');
  if (!wasReleased) return moved('held', 'refund', amount);
  const share = Math.min(whole(amount), sellerShare(line));
  return withoutZeros([
    { account: 'seller', amount: -share },
    { account: 'platform', amount: share - amount },
    { account: 'refund', amount },
  ]);
}

/**
 * Refunds the rest of a line: out of what is held or, once that was released, from the seller and the platform as they
 * had received it. A seller who was paid out before owes it: the balance is below 0 until later sales make up for it.
 */
export function returnedEntries(line: LineMoney, wasReleased: boolean): readonly LedgerEntry[] {
  const left = whole(line.paid) - whole(line.returned);
  if (!wasReleased) return moved('held', 'refund', left);
  const share = sellerShare(line);
  return withoutZeros([
    { account: 'seller', amount: -share },
    { account: 'platform', amount: share - left },
    { account: 'refund', amount: left },
  ]);
}

/**
 * The buyer's bank takes the rest of what it paid for a line back while the buyer keeps the product: split as a partial
 * refund, so that the seller loses no more than the bank took. What a code or a gift card paid stays the seller's.
 */
export function chargedBackEntries(line: LineMoney, wasReleased: boolean): readonly LedgerEntry[] {
  return partlyReturnedEntries(line, Math.max(0, line.paid - line.returned), wasReleased);
}

/**
 * The sale of a line ends after the bank had taken its part back: what the seller still had of it, in cents, goes to the
 * platform, which returns a gift card's part to the card.
 */
export function forfeitedEntries(share: Cents): readonly LedgerEntry[] {
  return moved('seller', 'platform', share);
}

/** Refunds a payment without an order in full. */
export function wholeReturnEntries(total: Cents): readonly LedgerEntry[] {
  return moved('held', 'refund', total);
}

/** The provider has paid sellers out. */
export function paidOutEntries(amount: Cents): readonly LedgerEntry[] {
  return moved('seller', 'paid_out', amount);
}

/** The bank returned a payout: it is due again. */
export function payoutReturnedEntries(amount: Cents): readonly LedgerEntry[] {
  return moved('paid_out', 'seller', amount);
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
