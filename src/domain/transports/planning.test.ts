import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import { wrongSides } from './dimensions.ts';
import {
  type PlanningParts,
  type PlanningState,
  planningActors,
  planningEvents,
  planningLifeCycle,
  planningStates,
  planningViewOf,
} from './planning.ts';

const samples = { measured: { hasDimensions: true }, unknown: { hasDimensions: false } } as const;

describe('the dialogue about the day of transport', () => {
  test('TRANS-025 TRANS-026 TRANS-027 TRANS-028 TRANS-029 these moves there are, and no others', () => {
    expect(faultsOf(planningLifeCycle, samples)).toEqual([]);
    const both = (line: string) => [`measured`, 'unknown'].map((when) => line.replace('?', when));
    expect([...acceptedLines(everyPair(planningLifeCycle, samples))].sort()).toEqual(
      [
        ...both('initial start buyer [?] -> waiting_on_seller'),
        ...both('waiting_on_seller measure seller [?] -> waiting_on_seller'),
        'waiting_on_seller propose seller [measured] -> waiting_on_buyer',
        ...both('waiting_on_buyer select buyer [?] -> date_selected'),
        ...both('waiting_on_buyer reject buyer [?] -> waiting_on_seller'),
        ...both('date_selected plan system [?] -> shipment_planned'),
        ...both('date_selected refuse system [?] -> waiting_on_seller'),
      ].sort(),
    );
  });

  test('TRANS-013 any number of rejections and proposals ends with one chosen day or continues', () => {
    const step = fc.record({
      event: fc.constantFrom(...planningEvents),
      actor: fc.constantFrom(...planningActors),
      hasDimensions: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: PlanningState = 'initial';
        let [proposed, answered, booked, refused] = [0, 0, 0, 0];
        for (const { event, actor, hasDimensions } of steps) {
          const decision: Result<Decision<PlanningParts>> = decide(planningLifeCycle, {
            ...{ state, event, actor, facts: { hasDimensions } },
          });
          if (!decision.ok) continue;
          state = decision.value.to;
          if (event === 'propose') proposed += 1;
          if (event === 'select' || event === 'reject') answered += 1;
          if (decision.value.effects.includes('book')) booked += 1;
          if (event === 'refuse') refused += 1;
        }
        // Only a refusal of the partner reopens an agreed day.
        expect(booked - refused).toBe(state === 'date_selected' || state === 'shipment_planned' ? 1 : 0);
        // Every proposal is answered exactly once, except that the last one may still be open.
        expect(proposed - answered).toBe(state === 'waiting_on_buyer' ? 1 : 0);
      }),
    );
  });
});

test('TRANS-005 TRANS-006 TRANS-007 TRANS-008 TRANS-009 TRANS-010 TRANS-011 each side has its view of each state', () => {
  const views = (sync: string) =>
    planningStates.map((status) => [
      planningViewOf({ sync, status, role: 'BUYER' }),
      planningViewOf({ sync, status, role: 'SELLER' }),
    ]);
  const known = [
    ['intro', 'intro'],
    ['waiting_for_seller', 'enter_dates'],
    ['confirm_dates', 'waiting_for_buyer'],
    ['planned', 'planned'],
    ['planned', 'planned'],
  ];
  expect(views('not_synced')).toEqual(known);
  expect(views('synced')).toEqual(known);
});

test('TRANS-003 TRANS-004 any other sync value is waiting for the partner', () => {
  for (const sync of ['syncing', 'queued', '']) {
    for (const status of planningStates) {
      expect(planningViewOf({ sync, status, role: 'SELLER' })).toBe('waiting_for_sync');
    }
  }
});

test('TRANS-022 dimensions are whole centimetres from 1 to 1000', () => {
  expect(wrongSides({ width: 1, height: 1000, depth: 60 })).toEqual([]);
  expect(wrongSides({ width: 0, height: 1001, depth: 60.5 })).toEqual(['width', 'height', 'depth']);
  expect(wrongSides({ width: null, height: 80, depth: Number.NaN })).toEqual(['width', 'depth']);
});
