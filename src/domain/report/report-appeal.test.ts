import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '../process/life-cycle.ts';
import {
  appealOutcomes,
  appealUntil,
  appellantOf,
  decisionAfter,
  reportDue,
  standingDecision,
} from './report-appeal.ts';
import {
  type ReportSide,
  reportActors,
  reportEvents,
  reportLifeCycle,
  reportStates,
} from './report-life-cycle.ts';
import { type ReportDecision, reportDecisions } from './report-rules.ts';

const at = (moment: string) => new Date(moment);

test('a first decision is due after three working days, a decision on appeal after five', () => {
  // A Thursday before a weekend, in winter and in summer.
  expect(reportDue('OPEN', at('2026-01-08T09:00:00Z'))).toEqual(at('2026-01-13T19:00:00Z'));
  expect(reportDue('APPEALED', at('2026-07-09T09:00:00Z'))).toEqual(at('2026-07-16T18:00:00Z'));
});

test('an appeal can be made until the end of the day six months later', () => {
  expect(appealUntil(at('2026-01-08T09:00:00Z'))).toEqual(at('2026-07-08T22:00:00Z'));
  expect(appealUntil(at('2026-08-31T09:00:00Z'))).toEqual(at('2027-02-28T23:00:00Z'));
  // Half past midnight in Amsterdam is the next day there.
  expect(appealUntil(at('2026-01-07T23:30:00Z'))).toEqual(at('2026-07-08T22:00:00Z'));
});

test('for every state, event and actor, only the rows of the table are possible', () => {
  const facts = { isAgainstActor: true, hasAppealed: false, isWithinTime: true, isPartial: false };
  const possible = reportStates.flatMap((state) =>
    reportEvents.flatMap((event) =>
      reportActors.flatMap((actor) => {
        const next = decide(reportLifeCycle, { state, event, actor, facts });
        return next.ok ? [`${state} ${event} ${actor} ${next.value.to}`] : [];
      }),
    ),
  );
  expect(possible).toEqual([
    'OPEN decide STAFF DECIDED',
    'DECIDED appeal REPORTER APPEALED',
    'DECIDED appeal AFFECTED APPEALED',
    'APPEALED decide_appeal STAFF DECIDED',
  ]);
});

test('a reversal requires a measure if the reporter appealed, and undoes the measure if the affected person did', () => {
  expect(decisionAfter('NO_VIOLATION', { outcome: 'REVERSED', measure: null })).toBeNull();
  expect(decisionAfter('NO_VIOLATION', { outcome: 'REVERSED', measure: 'NO_VIOLATION' })).toBeNull();
  expect(decisionAfter('NO_VIOLATION', { outcome: 'REVERSED', measure: 'REMOVED' })).toBe('REMOVED');
  expect(decisionAfter('REMOVED', { outcome: 'REVERSED', measure: null })).toBe('NO_VIOLATION');
  expect(decisionAfter('REMOVED', { outcome: 'REVERSED', measure: 'WARNING' })).toBeNull();
  expect(decisionAfter('WARNING', { outcome: 'UPHELD', measure: null })).toBe('WARNING');
});

test('in any history each side appeals at most once, another colleague decides each time, and the last decision stands', () => {
  const step = fc.record({
    event: fc.constantFrom(...reportEvents),
    actor: fc.constantFrom(...reportActors),
    staff: fc.constantFrom('anna', 'bram', 'cato'),
    decision: fc.constantFrom(...reportDecisions),
    outcome: fc.constantFrom(...appealOutcomes),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      type Made = { decision: ReportDecision | null; resolved_at: Date | null; resolved_by: string | null };
      const first: Made = { decision: null, resolved_at: null, resolved_by: null };
      const appeals: (Made & { side: ReportSide; against: string | null })[] = [];
      let state = reportLifeCycle.initial;
      for (const [index, { event, actor, staff, decision, outcome }] of steps.entries()) {
        const standing = standingDecision(first, appeals);
        const facts = {
          isAgainstActor: standing !== null && actor === appellantOf(standing.decision),
          hasAppealed: appeals.some(({ side }) => side === actor),
          isWithinTime: true,
          isPartial: standing !== null && standing.decidedBy === staff,
        };
        const next = decide(reportLifeCycle, { state, event, actor, facts });
        if (!next.ok) continue;
        const made = { resolved_at: new Date(index), resolved_by: staff };
        if (event === 'decide') Object.assign(first, { ...made, decision });
        if (event === 'appeal' && actor !== 'STAFF')
          appeals.push({
            ...{ side: actor, against: standing?.decidedBy ?? null },
            ...{ decision: null, resolved_at: null, resolved_by: null },
          });
        if (event === 'decide_appeal') {
          const stands = standing?.decision ?? 'NO_VIOLATION';
          const measure = stands === 'NO_VIOLATION' && outcome === 'REVERSED' ? 'WARNING' : null;
          Object.assign(appeals.at(-1) ?? {}, {
            ...made,
            decision: decisionAfter(stands, { outcome, measure }),
          });
        }
        state = next.value.to;
      }
      expect(new Set(appeals.map(({ side }) => side)).size).toBe(appeals.length);
      for (const { resolved_by, against } of appeals) expect(resolved_by).not.toBe(against);
      expect(appeals.filter(({ resolved_at }) => resolved_at === null).length).toBe(
        state === 'APPEALED' ? 1 : 0,
      );
      expect(standingDecision(first, appeals) === null).toBe(state === 'OPEN');
    }),
  );
});
