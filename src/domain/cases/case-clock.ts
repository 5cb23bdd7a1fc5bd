import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';
import { promises } from '../promises/promises.ts';
import type { CaseState } from './case-life-cycle.ts';

interface CaseClock {
  readonly days: number;
  readonly unit: 'working' | 'calendar';
  /** Days until the reminder to the side that has to act; null for none. */
  readonly remindAfter: number | null;
  /**
   * Whether a transition runs automatically at the end of the term. For staff, the term is only shown on the staff
   * desk.
   */
  readonly endsByItself: boolean;
}

const { answerWorkingDays, decisionWorkingDays, appealDays, returnDays, checkDays } = promises.complaint;

/** The term of each state of a case. */
const caseClocks: Readonly<Record<CaseState, CaseClock | null>> = {
  OPEN: { days: answerWorkingDays, unit: 'working', remindAfter: 2, endsByItself: true },
  NEGOTIATING: { days: answerWorkingDays, unit: 'working', remindAfter: 2, endsByItself: true },
  ESCALATED: { days: decisionWorkingDays, unit: 'working', remindAfter: null, endsByItself: false },
  DECIDED: { days: appealDays, unit: 'calendar', remindAfter: 11, endsByItself: true },
  APPEALED: { days: decisionWorkingDays, unit: 'working', remindAfter: null, endsByItself: false },
  RETURN_PENDING: { days: returnDays, unit: 'calendar', remindAfter: 5, endsByItself: true },
  RETURN_SENT: { days: 14, unit: 'calendar', remindAfter: 10, endsByItself: true },
  RETURN_ARRIVED: { days: checkDays, unit: 'calendar', remindAfter: 2, endsByItself: true },
  CLOSED: null,
};

/** Whether a case in this state waits for a decision of staff. */
export function awaitsStaff(state: CaseState): boolean {
  return caseClocks[state]?.endsByItself === false;
}

export interface CaseDeadline {
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly remindAt: number | null;
  readonly endsByItself: boolean;
}

const [reminderHour, dueHour] = [9, 20];

/**
 * The term of a state that began at a moment: it ends at 20:00 in Amsterdam on its last day, with a reminder at 09:00
 * on an earlier day. Null for a state without an end.
 */
export function caseDeadline(state: CaseState, since: Date): CaseDeadline | null {
  const clock = caseClocks[state];
  if (clock === null) return null;
  const plus = clock.unit === 'working' ? plusWorkingDays : plusDays;
  const start = amsterdamDay(since);
  const { days, remindAfter, endsByItself } = clock;
  return {
    dueAt: amsterdamMoment(plus(start, days), dueHour),
    remindAt: remindAfter === null ? null : amsterdamMoment(plus(start, remindAfter), reminderHour),
    endsByItself,
  };
}
