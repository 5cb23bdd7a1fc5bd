import type { Cents } from '../money/cents.ts';

/**
 * The ledger accounts: `buyer`, `held` for the buyer, `seller` (due to the seller), `platform` (its share), `refund`
 * and `paid_out`. A positive amount was credited to the account, a negative one debited.
 */
const ledgerAccounts = ['buyer', 'held', 'seller', 'platform', 'refund', 'paid_out'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The reasons of a posting. */
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

/** The amounts of one sold line, in cents. */
export interface LineMoney {
  /** The amount the buyer paid for the line. */
  readonly paid: Cents;
  /** The part of the payment that is due to the seller. */
  readonly payout: Cents;
  /** The amount refunded while the sale remains valid; the seller bears it. */
  readonly returned: Cents;
}

/** Records the buyer's payment, which is then held. */
export function paidEntries(total: Cents): readonly LedgerEntry[] {
  return moved('buyer', 'held', total);
}

/** Returns the seller's share of a line: the payout less partial refunds, never below 0. */
export function sellerShare({ payout, returned }: Pick<LineMoney, 'payout' | 'returned'>): Cents {
  return Math.max(0, whole(payout) - whole(returned));
}

/** Records the confirmation of receipt: the seller's share is due, the rest belongs to the platform (ORDER-020). */
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
 * platform for the rest. Throws RangeError if `amount` exceeds what is left of the payment.
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
 * Refunds the rest of a line: from the held amount or, after its release, from seller and platform as they had
 * received it. A seller who was already paid out owes the amount: the balance is negative until later sales offset
 * it.
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
 * Records a chargeback: the buyer's bank reverses the rest of its payment for a line while the buyer keeps the
 * product. It is split like a partial refund, so that the seller loses no more than the bank reversed. The part that
 * was paid by a discount code or gift card remains the seller's.
 */
export function chargedBackEntries(line: LineMoney, wasReleased: boolean): readonly LedgerEntry[] {
  return partlyReturnedEntries(line, Math.max(0, line.paid - line.returned), wasReleased);
}

/**
 * Ends the sale of a line after a chargeback: the seller's remaining share, in cents, goes to the platform, which
 * returns the part paid by gift card to the card.
 */
export function forfeitedEntries(share: Cents): readonly LedgerEntry[] {
  return moved('seller', 'platform', share);
}

/** Refunds a payment without an order in full. */
export function wholeReturnEntries(total: Cents): readonly LedgerEntry[] {
  return moved('held', 'refund', total);
}

/** Records a payout by the provider. */
export function paidOutEntries(amount: Cents): readonly LedgerEntry[] {
  return moved('seller', 'paid_out', amount);
}

/** Records that the bank returned a payout; the amount is due again. */
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
