import type { DeliveryStatus } from '../orders/delivery-life-cycle.ts';
import { amsterdamDay, plusDays } from '../orders/order-days.ts';
import { promises } from '../promises/promises.ts';

/** Maximum length in characters of the optional reason and of the declarant's name. */
export const withdrawalLengths = { reason: 2000, name: 200 } as const;

/** The period during which a complaint about the product was open; `until` is null while it is open. */
export interface ComplaintSpan {
  readonly from: Date;
  readonly until: Date | null;
}

export interface WithdrawalFacts {
  /** Whether the seller was a trader when the product was sold. */
  readonly isTraderSale: boolean;
  readonly status: DeliveryStatus;
  /** When the buyer received the product; null while that is not known. */
  readonly receivedAt: Date | null;
  readonly complaint: ComplaintSpan | null;
  /** Whether the buyer has already withdrawn and did not cancel the withdrawal. */
  readonly isDeclared: boolean;
  /** Whether everything paid was returned to the buyer: refunded, or charged back while the sale remains valid. */
  readonly isRefunded: boolean;
}

export type WithdrawalProblem =
  | 'withdrawal_private_seller'
  | 'withdrawal_declared'
  | 'withdrawal_refunded'
  | 'withdrawal_complaint_open'
  | 'withdrawal_too_late';

const dayLength = 24 * 60 * 60 * 1000;

function daysBetween(from: string, until: string): number {
  return Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / dayLength));
}

/** Days of an open complaint, by which the period is extended. */
function pausedDays(receivedAt: Date, { from, until }: ComplaintSpan): number {
  if (until === null) return 0;
  const received = amsterdamDay(receivedAt);
  const end = plusDays(received, promises.withdrawal.days);
  const start = [received, amsterdamDay(from)].sort().at(-1) ?? received;
  return start > end ? 0 : daysBetween(start, amsterdamDay(until));
}

/**
 * Returns the last day (YYYY-MM-DD in Amsterdam) on which the buyer may withdraw, or null while the period has not
 * started. The day of receipt does not count, and neither do the days of a complaint that began within the period.
 */
export function lastWithdrawalDay(facts: Pick<WithdrawalFacts, 'receivedAt' | 'complaint'>): string | null {
  const { receivedAt, complaint } = facts;
  if (receivedAt === null) return null;
  const paused = complaint === null ? 0 : pausedDays(receivedAt, complaint);
  return plusDays(amsterdamDay(receivedAt), promises.withdrawal.days + paused);
}

/** Why the buyer cannot withdraw now; null when they can. */
export function withdrawalProblem(facts: WithdrawalFacts, now: Date): WithdrawalProblem | null {
  if (!facts.isTraderSale) return 'withdrawal_private_seller';
  if (facts.isDeclared) return 'withdrawal_declared';
  if (facts.status === 'CANCELLED' || facts.isRefunded) return 'withdrawal_refunded';
  if (facts.status === 'IN_REVIEW') return 'withdrawal_complaint_open';
  const last = lastWithdrawalDay(facts);
  return last !== null && amsterdamDay(now) > last ? 'withdrawal_too_late' : null;
}

export type WithdrawalTextProblem = 'withdrawal_name_missing' | 'withdrawal_text_too_long';

/** The problem with the declarant's name; null if it is valid. */
export function nameProblem(name: string): WithdrawalTextProblem | null {
  const { length } = name.trim();
  if (length === 0) return 'withdrawal_name_missing';
  return length > withdrawalLengths.name ? 'withdrawal_text_too_long' : null;
}

/** The problem with the reason, which may be empty; null if it is valid. */
export function reasonProblem(reason: string): WithdrawalTextProblem | null {
  return reason.trim().length > withdrawalLengths.reason ? 'withdrawal_text_too_long' : null;
}
