import { describe, expect, test } from 'vitest';
import { decide } from '../process/life-cycle.ts';
import { wantedEvents, wantedLifeCycle, wantedStatuses } from './life-cycle.ts';

describe('WANT-003 a wanted item is ONGOING, FOUND or REMOVED', () => {
  test('the statuses by name; it begins as ONGOING', () => {
    expect(wantedStatuses).toEqual(['ONGOING', 'FOUND', 'REMOVED']);
    expect(wantedLifeCycle.initial).toBe('ONGOING');
  });

  test('every pair of status, event and actor', () => {
    const outcomes = wantedStatuses.flatMap((state) =>
      wantedEvents.flatMap((event) =>
        (['owner', 'system'] as const).map((actor) => {
          const decision = decide(wantedLifeCycle, { state, event, actor, facts: {} });
          return `${state} ${event} ${actor}: ${decision.ok ? decision.value.to : decision.code}`;
        }),
      ),
    );
    expect(outcomes).toEqual([
      'ONGOING find owner: FOUND',
      'ONGOING find system: FOUND',
      'ONGOING resume owner: wrong_state',
      'ONGOING resume system: wrong_state',
      'ONGOING remove owner: REMOVED',
      'ONGOING remove system: actor_not_allowed',
      'FOUND find owner: wrong_state',
      'FOUND find system: wrong_state',
      'FOUND resume owner: ONGOING',
      'FOUND resume system: actor_not_allowed',
      'FOUND remove owner: REMOVED',
      'FOUND remove system: actor_not_allowed',
      'REMOVED find owner: wrong_state',
      'REMOVED find system: wrong_state',
      'REMOVED resume owner: wrong_state',
      'REMOVED resume system: wrong_state',
      'REMOVED remove owner: wrong_state',
      'REMOVED remove system: wrong_state',
    ]);
  });
});
