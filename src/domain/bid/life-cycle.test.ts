import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { normalEmail } from '../account/email.ts';
import { decide, possibleEvents } from '../process/life-cycle.ts';
import { bidAnswers, counterbidProblem, eventOfAnswer } from './bid-answer.ts';
import { bidValidity } from './bid-rules.ts';
import { bidStatuses } from './bid-status.ts';
import { bidActors, bidAnswerProblem, bidEvents, bidLifeCycle } from './life-cycle.ts';

const open = { isInTime: true, isForSale: true, hasRoom: true, isPaid: false };
const samples = {
  open,
  'time is over': { ...open, isInTime: false },
  'not for sale': { ...open, isForSale: false },
  'bid is the price': { ...open, hasRoom: false },
  paid: { ...open, isPaid: true },
};

describe('BID-004 the life of a bid', () => {
  test('the statuses by name; it begins as PENDING', () => {
    expect(bidStatuses).toEqual(['PENDING', 'ACCEPTED', 'COUNTERBID', 'EXPIRED', 'REJECTED']);
    expect(bidLifeCycle.initial).toBe('PENDING');
    expect(faultsOf(bidLifeCycle, samples)).toEqual([]);
  });

  test('BID-005 BID-006 BID-007 every status, event and actor: only the seller answers, and only a PENDING bid', () => {
    const lines = acceptedLines(everyPair(bidLifeCycle, samples));
    expect(lines.filter((line) => line.includes(' seller '))).toEqual([
      'PENDING accept seller [open] -> ACCEPTED',
      'PENDING accept seller [bid is the price] -> ACCEPTED',
      'PENDING accept seller [paid] -> ACCEPTED',
      'PENDING decline seller [open] -> REJECTED',
      'PENDING decline seller [not for sale] -> REJECTED',
      'PENDING decline seller [bid is the price] -> REJECTED',
      'PENDING decline seller [paid] -> REJECTED',
      'PENDING counterbid seller [open] -> COUNTERBID',
      'PENDING counterbid seller [paid] -> COUNTERBID',
    ]);
    expect(lines.filter((line) => line.includes(' buyer ') && line.includes('[open]'))).toEqual([
      'ACCEPTED pay buyer [open] -> ACCEPTED',
      'COUNTERBID pay buyer [open] -> ACCEPTED',
    ]);
    expect(lines.filter((line) => line.includes(' system ') && line.includes('[open]'))).toEqual([
      'PENDING expire system [open] -> EXPIRED',
      'PENDING close system [open] -> REJECTED',
      'ACCEPTED expire system [open] -> EXPIRED',
      'ACCEPTED close system [open] -> REJECTED',
      'COUNTERBID expire system [open] -> EXPIRED',
      'COUNTERBID close system [open] -> REJECTED',
    ]);
  });

  test('BID-013 BID-014 nobody can do anything with a bid that was REJECTED or EXPIRED', () => {
    for (const state of ['REJECTED', 'EXPIRED'] as const) {
      for (const actor of bidActors) {
        for (const facts of Object.values(samples)) {
          expect(possibleEvents(bidLifeCycle, { state, actor, facts })).toEqual([]);
        }
      }
    }
  });

  test('BID-015 an answer begins five days of its own', () => {
    for (const event of ['accept', 'counterbid'] as const) {
      const decision = decide(bidLifeCycle, { state: 'PENDING', event, actor: 'seller', facts: open });
      expect(decision.ok && decision.value.deadline).toEqual({
        kind: 'bid_expiry',
        afterMilliseconds: bidValidity,
      });
    }
  });
});

const step = fc.record({
  event: fc.constantFrom(...bidEvents),
  actor: fc.constantFrom(...bidActors),
  facts: fc.record({ isInTime: fc.boolean(), isForSale: fc.boolean(), hasRoom: fc.boolean() }),
});

test('BID-017 any events in any order: one answer, one counterbid, and no transition out of a final state', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = bidLifeCycle.initial;
      let isPaid = false;
      let answers = 0;
      let counterbids = 0;
      for (const { event, actor, facts } of steps) {
        const decision = decide(bidLifeCycle, { state, event, actor, facts: { ...facts, isPaid } });
        if (!decision.ok) continue;
        expect(['REJECTED', 'EXPIRED']).not.toContain(state);
        expect(isPaid).toBe(false);
        if (actor === 'seller') answers += 1;
        if (event === 'counterbid') counterbids += 1;
        if (event === 'pay') isPaid = true;
        state = decision.value.to;
      }
      expect(answers).toBeLessThanOrEqual(1);
      expect(counterbids).toBeLessThanOrEqual(1);
      if (isPaid) expect(state).toBe('ACCEPTED');
    }),
  );
});

test('BID-016 however somebody writes an address, it is the same bidder', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.array(fc.boolean()), (name, capitals) => {
      const written = [...name].map((letter, at) => (capitals[at] === true ? letter.toUpperCase() : letter));
      expect(normalEmail(` ${written.join('')}@Hervonden.test `)).toBe(`${name}@hervonden.test`);
    }),
  );
});

describe('what prevents an answer', () => {
  test('already answered, too late, product gone, no possible amount: in this order', () => {
    const problem = (
      event: 'accept' | 'decline' | 'counterbid',
      facts: Partial<typeof open>,
      status = 'PENDING',
    ) =>
      bidAnswerProblem(event, {
        ...open,
        ...facts,
        status: bidStatuses.find((one) => one === status) ?? 'PENDING',
      });
    expect(problem('accept', {})).toBeNull();
    expect(problem('accept', {}, 'COUNTERBID')).toBe('bid_answered');
    expect(problem('decline', {}, 'EXPIRED')).toBe('bid_expired');
    expect(problem('accept', { isInTime: false, isForSale: false })).toBe('bid_expired');
    expect(problem('accept', { isForSale: false })).toBe('bid_product_unavailable');
    expect(problem('decline', { isForSale: false })).toBeNull();
    expect(problem('accept', { hasRoom: false })).toBeNull();
    expect(problem('counterbid', { hasRoom: false })).toBe('bid_no_room_for_counterbid');
  });

  test('BID-032 the answers are the statuses that come of them', () => {
    for (const answer of bidAnswers) {
      const move = { state: 'PENDING', event: eventOfAnswer[answer], actor: 'seller', facts: open } as const;
      const decision = decide(bidLifeCycle, move);
      expect(decision.ok && decision.value.to).toBe(answer);
    }
  });
});

describe('BID-007 a counterbid is above the bid, not above the price, in whole euros', () => {
  const limits = { bid: 300, price: 450 };
  test.each([
    [301, null],
    [450, null],
    [300, 'counterbid_not_above_bid'],
    [451, 'counterbid_above_price'],
    [null, 'counterbid_incorrect_format'],
    [0, 'counterbid_incorrect_format'],
    [320.5, 'counterbid_incorrect_format'],
  ])('%s euro: %s', (amount, problem) => expect(counterbidProblem(amount, limits)).toBe(problem));
});
