import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import type { SettlementStep } from '../orders/settlement-step.ts';
import { plusWorkingDays } from '../orders/working-days.ts';
import { promises } from '../promises/promises.ts';
import type { WithdrawalState } from './withdrawal-life-cycle.ts';

export type WithdrawalSide = 'buyer' | 'seller';

interface WithdrawalClock {
  readonly days: number;
  readonly unit: 'working' | 'calendar';
  /**
   * The side whose action the state waits for. It is reminded a day before the end. Null for staff, for whom nothing
   * ends automatically.
   */
  readonly turn: WithdrawalSide | null;
}

/** The maximum duration of each state. The law prescribes the buyer's 14 days and the refund that follows. */
const clocks: Readonly<Record<WithdrawalState, WithdrawalClock | null>> = {
  DECLARED: null,
  ASKED: { days: promises.withdrawal.handOverDays, unit: 'calendar', turn: 'seller' },
  RETURN_PENDING: { days: promises.withdrawal.returnDays, unit: 'calendar', turn: 'buyer' },
  SENT_BACK: { days: promises.withdrawal.checkDays, unit: 'calendar', turn: 'seller' },
  WITH_STAFF: { days: promises.withdrawal.decisionWorkingDays, unit: 'working', turn: null },
  REFUNDED: null,
  ENDED: null,
};

const steps: Readonly<Record<WithdrawalState, SettlementStep | null>> = {
  DECLARED: null,
  ASKED: 'hand_over_answer',
  RETURN_PENDING: 'return',
  SENT_BACK: 'return_check',
  WITH_STAFF: 'decision',
  REFUNDED: null,
  ENDED: null,
};

/** What a withdrawal waits for; null once it is over. */
export function withdrawalStepOf(state: WithdrawalState): SettlementStep | null {
  return steps[state];
}

export interface WithdrawalDeadline {
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** A day before `dueAt`, in the same unit; null where nothing ends automatically. */
  readonly remindAt: number | null;
}

const [reminderHour, dueHour] = [9, 20];

/** Which side a withdrawal waits for; null while it waits for staff or is over. */
export function withdrawalTurn(state: WithdrawalState): WithdrawalSide | null {
  return clocks[state]?.turn ?? null;
}

/**
 * Returns the end of a state that began at `since`: 20:00 in Amsterdam on its last day. Null for a state without an
 * end.
 */
export function withdrawalDeadline(state: WithdrawalState, since: Date): WithdrawalDeadline | null {
  const clock = clocks[state];
  if (clock === null) return null;
  const plus = clock.unit === 'working' ? plusWorkingDays : plusDays;
  const last = plus(amsterdamDay(since), clock.days);
  return {
    dueAt: amsterdamMoment(last, dueHour),
    remindAt: clock.turn === null ? null : amsterdamMoment(plusDays(last, -1), reminderHour),
  };
}
