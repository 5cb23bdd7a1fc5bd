import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';
import { promises } from '../promises/promises.ts';
import type { ReportSide } from './report-life-cycle.ts';
import type { ReportDecision } from './report-rules.ts';

/** Working days until a first decision and until a decision on appeal. */
const workingDays = {
  OPEN: promises.report.decisionWorkingDays,
  APPEALED: promises.report.appealWorkingDays,
} as const;
const dueHour = 20;

/** Returns when a report or an appeal has to be decided: at 20:00 in Amsterdam on the last working day. */
export function reportDue(state: keyof typeof workingDays, since: Date): Date {
  return new Date(amsterdamMoment(plusWorkingDays(amsterdamDay(since), workingDays[state]), dueHour));
}

const appealMonths = 6;

/** Returns until when a decision can be appealed: the end of the day six months later, in Amsterdam. */
export function appealUntil(decided: Date): Date {
  const [year = 0, month = 1, day = 1] = amsterdamDay(decided).split('-').map(Number);
  // The last day of the month, when it is shorter.
  const last = new Date(Date.UTC(year, month - 1 + appealMonths + 1, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + appealMonths, Math.min(day, last)));
  return new Date(amsterdamMoment(plusDays(until.toISOString().slice(0, 10), 1), 0));
}

/** Returns the side that may appeal a decision: the one the decision is against. */
export function appellantOf(decision: ReportDecision): ReportSide {
  return decision === 'NO_VIOLATION' ? 'REPORTER' : 'AFFECTED';
}

/** A decision with its author and time. */
export interface Standing<Decider> {
  readonly decision: ReportDecision;
  readonly decidedAt: Date;
  readonly decidedBy: Decider;
}

interface AppealFacts<Decider> {
  readonly decision: ReportDecision | null;
  readonly resolved_at: Date | null;
  readonly resolved_by: Decider;
}

/**
 * Returns the decision in force: that of the last decided appeal, otherwise the first decision. Null while there is
 * none. `appeals` must be in chronological order: each follows the decision on the previous one.
 */
export function standingDecision<Decider>(
  report: AppealFacts<Decider>,
  appeals: readonly AppealFacts<Decider>[],
): Standing<Decider> | null {
  const made = [report, ...appeals].flatMap(({ decision, resolved_at, resolved_by }) =>
    decision === null || resolved_at === null
      ? []
      : [{ decision, decidedAt: resolved_at, decidedBy: resolved_by }],
  );
  return made.at(-1) ?? null;
}

export const appealOutcomes = ['UPHELD', 'REVERSED'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/**
 * Returns the decision in force after an appeal: unchanged if it is upheld; on a reversal, the new measure if the
 * reporter appealed, otherwise no violation. Null if that measure is missing, or given where none applies.
 */
export function decisionAfter(
  standing: ReportDecision,
  { outcome, measure }: { readonly outcome: AppealOutcome; readonly measure: ReportDecision | null },
): ReportDecision | null {
  const needsMeasure = outcome === 'REVERSED' && standing === 'NO_VIOLATION';
  if (!needsMeasure) return measure !== null ? null : outcome === 'UPHELD' ? standing : 'NO_VIOLATION';
  return measure === 'NO_VIOLATION' ? null : measure;
}
