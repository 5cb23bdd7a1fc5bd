import { expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { deadlineKinds, decide, type LifeCycle, possibleEvents } from './life-cycle.ts';

interface Door {
  readonly state: 'open' | 'closed' | 'locked';
  readonly event: 'push' | 'turn_key' | 'creak';
  readonly actor: 'guest' | 'owner';
  readonly facts: { readonly hasKey: boolean; readonly seconds: number };
  readonly code: 'key_missing';
  readonly effect: 'bang' | 'click';
}

const door: LifeCycle<Door> = {
  name: 'door',
  states: ['open', 'closed', 'locked'],
  events: ['push', 'turn_key', 'creak'],
  actors: ['guest', 'owner'],
  initial: 'open',
  rows: [
    {
      from: ['open'],
      event: 'push',
      by: ['guest', 'owner'],
      to: 'closed',
      effects: ['bang'],
      deadline: { kind: 'door_reminder', after: (facts) => facts.seconds * 1000 },
    },
    { from: ['closed'], event: 'push', by: ['guest', 'owner'], to: 'open', effects: [] },
    {
      from: ['closed'],
      event: 'turn_key',
      by: ['owner'],
      guard: { name: 'has a key', holds: (facts) => facts.hasKey, code: 'key_missing' },
      to: 'locked',
      effects: ['click', 'bang'],
    },
  ],
};

const withKey = { hasKey: true, seconds: 30 };
const withoutKey = { hasKey: false, seconds: 30 };

test('a row that applies gives the new state, the effects in order and the deadline', () => {
  expect(decide(door, { state: 'open', event: 'push', actor: 'guest', facts: withKey })).toEqual({
    ok: true,
    value: {
      from: 'open',
      to: 'closed',
      effects: ['bang'],
      deadline: { kind: 'door_reminder', afterMilliseconds: 30_000 },
    },
  });
  expect(decide(door, { state: 'closed', event: 'turn_key', actor: 'owner', facts: withKey })).toMatchObject({
    value: { to: 'locked', effects: ['click', 'bang'], deadline: null },
  });
});

test('a refusal tells apart a wrong state, a wrong actor and failed guards', () => {
  const code = (situation: Parameters<typeof decide<Door>>[1]) => {
    const decision = decide(door, situation);
    return decision.ok ? 'accepted' : decision.code;
  };
  expect(code({ state: 'locked', event: 'push', actor: 'owner', facts: withKey })).toBe('wrong_state');
  expect(code({ state: 'closed', event: 'turn_key', actor: 'guest', facts: withKey })).toBe(
    'actor_not_allowed',
  );
  expect(code({ state: 'closed', event: 'turn_key', actor: 'owner', facts: withoutKey })).toBe('key_missing');
});

test('buttons follow from the current transitions', () => {
  expect(possibleEvents(door, { state: 'closed', actor: 'owner', facts: withKey })).toEqual([
    'push',
    'turn_key',
  ]);
  expect(possibleEvents(door, { state: 'closed', actor: 'guest', facts: withKey })).toEqual(['push']);
  expect(deadlineKinds(door, 'closed')).toEqual(['door_reminder']);
});

test('every pair of the table can be listed', () => {
  const pairs = everyPair(door, { key: withKey, none: withoutKey });
  expect(pairs).toHaveLength(3 * 3 * 2 * 2);
  expect(acceptedLines(pairs)).toContain('closed turn_key owner [key] -> locked');
  expect(acceptedLines(pairs)).not.toContain('closed turn_key owner [none] -> locked');
});

test('a table with a state that nobody reaches or a row that never applies is found out', () => {
  const samples = { key: withKey, none: withoutKey };
  expect(faultsOf(door, samples)).toEqual([]);
  const shadowed = { ...door, rows: [...door.rows, ...door.rows.slice(1, 2).map((row) => ({ ...row }))] };
  expect(faultsOf(shadowed, samples).join()).toContain('never applies');
  const cut = { ...door, rows: door.rows.slice(0, 2) };
  expect(faultsOf(cut, samples)).toEqual(['locked cannot be reached']);
});
