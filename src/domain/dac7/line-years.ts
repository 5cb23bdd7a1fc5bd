import type { Cents } from '../money/cents.ts';
import type { PostingKind } from '../payments/ledger.ts';
import { feeCredit } from '../payouts/fee-invoice.ts';
import type { SaleMoney } from './seller-year.ts';

/** By how much a posting changes the number of sales; postings of other kinds are not read. */
const salesOf = {
  released: 1,
  partly_refunded: 0,
  refunded: -1,
  charged_back: -1,
  forfeited: 0,
} as const satisfies Partial<Record<PostingKind, SaleMoney['sales']>>;
type YearKind = keyof typeof salesOf;
export const yearKinds = Object.keys(salesOf) as readonly YearKind[];

/** A posting of a sold line with what it moved on three ledger accounts, in cents. */
export interface YearPosting {
  readonly at: Date;
  readonly kind: YearKind;
  readonly seller: Cents;
  readonly platform: Cents;
  readonly refund: Cents;
}

interface FeeLine {
  /** The shop's fee for the line, as its invoice states it. */
  readonly fee: Cents;
  /** What the seller receives while nothing is refunded, including their own transport. */
  readonly payout: Cents;
}

/**
 * The money of one sold line for the yearly figures, given all its postings, oldest first. The fee is that of the
 * invoice and its credit notes: the ledger account `platform` also holds the delivery that the buyer paid, and bears
 * discounts and gift cards. A refund before the release affects neither, unless it exceeds the seller's share.
 */
export function lineMoney({ fee, payout }: FeeLine, postings: readonly YearPosting[]): readonly SaleMoney[] {
  const money: SaleMoney[] = [];
  let isReleased = false;
  let returned = 0;
  let charged = 0;
  for (const { at, kind, seller, platform, refund } of postings) {
    const change = { at, sales: salesOf[kind], paid: seller };
    if (kind === 'released') {
      isReleased = true;
      charged = Math.max(0, fee - Math.max(0, returned - payout));
      money.push({ ...change, fees: charged });
    } else if (isReleased) {
      const credit = feeCredit({ kind, fee: charged, credited: 0, fromPlatform: -platform });
      charged -= credit;
      money.push({ ...change, fees: 0 - credit });
    } else {
      returned += refund;
    }
  }
  return money;
}
