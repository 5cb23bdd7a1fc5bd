import type { Cents } from '../money/cents.ts';
import { amsterdamDay } from '../orders/order-days.ts';

/** A ledger entry: a sale that was released to a seller, or a full or partial refund of a released sale. */
export interface SaleMoney {
  readonly at: Date;
  /** 1 for a sale, -1 for a full refund; 0 for a partial one, after which the sale still counts. */
  readonly sales: -1 | 0 | 1;
  /** The seller's amount in cents, net of the shop's fee; negative for a refund. */
  readonly paid: Cents;
  /** The shop's fee in cents; negative for a refund. */
  readonly fees: Cents;
}

export interface YearSums {
  readonly sales: number;
  readonly paid: Cents;
  readonly fees: Cents;
}

export interface SellerYear extends YearSums {
  readonly year: number;
  /** All four quarters in calendar order, even without sales. */
  readonly quarters: readonly YearSums[];
}

const nothing: YearSums = { sales: 0, paid: 0, fees: 0 };

const plus = (one: YearSums, other: YearSums): YearSums => ({
  sales: one.sales + other.sales,
  paid: one.paid + other.paid,
  fees: one.fees + other.fees,
});

/**
 * The reported figures of a seller for a calendar year in Amsterdam (Directive (EU) 2021/514, "DAC7"), by quarter. A sale
 * counts when its money is released to the seller; a refund is deducted in the quarter in which it happens.
 */
export function sellerYear(year: number, money: readonly SaleMoney[]): SellerYear {
  const quarters = [nothing, nothing, nothing, nothing];
  for (const { at, sales, paid, fees } of money) {
    const [itsYear, month = 1] = amsterdamDay(at).split('-').map(Number);
    if (itsYear !== year) continue;
    const quarter = Math.floor((month - 1) / 3);
    quarters[quarter] = plus(quarters[quarter] ?? nothing, { sales, paid, fees });
  }
  return { year, quarters, ...quarters.reduce(plus, nothing) };
}

/** A seller of goods is reported from this number of sales, or above this amount in cents (annex V, section I, B.4.d). */
const reported = { salesFrom: 30, paidAbove: 200_000 } as const;
/** The thresholds, in sales and cents, for the notice that the limits are near. */
const near = { salesFrom: 25, paidFrom: 170_000 } as const;

export const reportingStates = ['BELOW', 'NEAR', 'REPORTED'] as const;
export type ReportingState = (typeof reportingStates)[number];

/** Whether a seller's year is reported to the tax authority, close to the limits, or below them. */
export function reportingState({ sales, paid }: Pick<YearSums, 'sales' | 'paid'>): ReportingState {
  if (sales >= reported.salesFrom || paid > reported.paidAbove) return 'REPORTED';
  return sales >= near.salesFrom || paid >= near.paidFrom ? 'NEAR' : 'BELOW';
}

/** The first year for which the ledger has sales. */
export const firstSellerYear = 2025;
