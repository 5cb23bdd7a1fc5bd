import type { Guard, LifeCycle } from '../process/life-cycle.ts';

/** OPEN: waits for a decision. DECIDED: a decision is in force. APPEALED: another member of staff reviews it. */
export const reportStates = ['OPEN', 'DECIDED', 'APPEALED'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportEvents = ['decide', 'appeal', 'decide_appeal'] as const;

/** The two sides of a report: the reporter, and the person affected by a decision against the reported content. */
export const reportSides = ['REPORTER', 'AFFECTED'] as const;
export type ReportSide = (typeof reportSides)[number];

export const reportActors = [...reportSides, 'STAFF'] as const;

export interface ReportFacts {
  /** Whether the decision in force is against the acting side. */
  readonly isAgainstActor: boolean;
  /** Whether the acting side has appealed before. */
  readonly hasAppealed: boolean;
  readonly isWithinTime: boolean;
  /** Whether the deciding member of staff made the decision in force, or is a side of the report. */
  readonly isPartial: boolean;
}

export interface ReportParts {
  readonly state: ReportState;
  readonly event: (typeof reportEvents)[number];
  readonly actor: (typeof reportActors)[number];
  readonly facts: ReportFacts;
  readonly code:
    | 'report_appeal_nothing_against'
    | 'report_appealed_already'
    | 'report_appeal_too_late'
    | 'report_needs_another_colleague';
  readonly effect: never;
}

const mayAppeal: Guard<ReportParts> = {
  name: 'the decision is against this side, which has not appealed, within six months',
  holds: ({ isAgainstActor, hasAppealed, isWithinTime }) => isAgainstActor && !hasAppealed && isWithinTime,
  code: ({ isAgainstActor, hasAppealed }) =>
    hasAppealed
      ? 'report_appealed_already'
      : isAgainstActor
        ? 'report_appeal_too_late'
        : 'report_appeal_nothing_against',
};
const impartial: Guard<ReportParts> = {
  name: 'another colleague',
  holds: ({ isPartial }) => !isPartial,
  code: 'report_needs_another_colleague',
};

/** The life cycle of a report (docs/decisions/0039-reports-and-appeals.md). Each side appeals at most once. */
export const reportLifeCycle: LifeCycle<ReportParts> = {
  name: 'report',
  states: reportStates,
  events: reportEvents,
  actors: reportActors,
  initial: 'OPEN',
  rows: [
    { from: ['OPEN'], event: 'decide', by: ['STAFF'], guard: impartial, to: 'DECIDED', effects: [] },
    { from: ['DECIDED'], event: 'appeal', by: reportSides, guard: mayAppeal, to: 'APPEALED', effects: [] },
    {
      from: ['APPEALED'],
      event: 'decide_appeal',
      by: ['STAFF'],
      guard: impartial,
      to: 'DECIDED',
      effects: [],
    },
  ],
};
