import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { payout } from '../money/pricing.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import {
  chargedBackEntries,
  forfeitedEntries,
  type LedgerAccount,
  type LedgerEntry,
  paidEntries,
  partlyReturnedEntries,
  releasedEntries,
  returnedEntries,
  sellerShare,
} from './ledger.ts';
import { defaultPaymentMethod, needsPaymentMethod, paymentMethods } from './payment-method.ts';
import {
  type TransactionParts,
  type TransactionStatus,
  transactionLifeCycle,
  transactionStatuses,
} from './transaction.ts';

test('CHECK-030 CHECK-027 three payment methods, and none for a cart that costs nothing', () => {
  expect(paymentMethods).toEqual(['ideal', 'bcmc', 'creditcard']);
  expect(defaultPaymentMethod).toBe('ideal');
  expect(needsPaymentMethod(0)).toBe(false);
  expect(needsPaymentMethod(1)).toBe(true);
});

test('the table of transactions has no idle row and no state that nobody reaches', () => {
  expect(faultsOf(transactionLifeCycle, { any: {} })).toEqual([]);
});

test('R3 events of the provider in any order, however often, end in the same state and take the money once', () => {
  const events = fc.uniqueArray(fc.constantFrom(...transactionLifeCycle.events), { minLength: 1 });
  const sequence = events.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc
        .array(fc.constantFrom(...all), { maxLength: 8 })
        .chain((more) => fc.shuffledSubarray([...all, ...more], { minLength: all.length + more.length })),
    ),
  );
  fc.assert(
    fc.property(sequence, ([all, order]) => {
      let state: TransactionStatus = 'created';
      const effects: string[] = [];
      for (const event of order) {
        const decision: Result<Decision<TransactionParts>> = decide(transactionLifeCycle, {
          state,
          event,
          actor: 'provider',
          facts: {},
        });
        if (!decision.ok) continue;
        state = decision.value.to;
        effects.push(...decision.value.effects);
      }
      const last = transactionStatuses.findLast((status) => all.some((event) => event === status));
      expect(state).toBe(last);
      const paid = ['completed', 'refunded', 'chargeback'].includes(state);
      expect(effects.filter((effect) => effect === 'take_money')).toHaveLength(paid ? 1 : 0);
    }),
    { numRuns: 1000 },
  );
});

test('a scheduled check may end a payment that nobody has paid yet, and none that the bank is processing', () => {
  const bySystem = everyPair(transactionLifeCycle, { any: {} }).filter(({ actor }) => actor === 'system');
  expect(acceptedLines(bySystem).filter((line) => line.includes(' expired '))).toEqual([
    'created expired system [any] -> expired',
  ]);
});

/** Returns the balance of an account after these entries, in cents. */
function balanceOf(entries: readonly LedgerEntry[], account?: LedgerAccount): number {
  return entries.reduce((sum, entry) => {
    const counts = account === undefined || entry.account === account;
    return counts ? sum + entry.amount : sum;
  }, 0);
}

test('R6 every movement sums to zero and a whole life leaves nothing held, to the cent', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 99_999_900 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    marginIncluded: fc.integer({ min: 0, max: 1_000_000 }),
    transactionFee: fc.integer({ min: 0, max: 5_000 }),
    part: fc.integer({ min: 0, max: 100 }),
    partAfter: fc.boolean(),
    end: fc.constantFrom('released', 'returned', 'returned after release', 'held'),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const money = lines.map(({ price, quantity, end, part, partAfter, ...terms }) => ({
        ...{ paid: price * quantity, payout: payout(price, terms) * quantity, end, partAfter },
        returned: Math.floor((price * quantity * part) / 100),
      }));
      const total = money.reduce((sum, { paid }) => sum + paid, 0);
      const movements = [paidEntries(total)];
      for (const one of money) {
        // A partial refund has the same final result before and after the release.
        const isReleased = one.end.includes('release');
        const part = (wasReleased: boolean) =>
          partlyReturnedEntries({ ...one, returned: 0 }, one.returned, wasReleased);
        if (isReleased && one.partAfter) movements.push(releasedEntries({ ...one, returned: 0 }), part(true));
        else movements.push(part(false), isReleased ? releasedEntries(one) : []);
        if (one.end.includes('returned')) movements.push(returnedEntries(one, one.end.includes('after')));
      }
      for (const entries of movements) expect(balanceOf(entries)).toBe(0);
      const all = movements.flat();
      const held = money
        .filter(({ end }) => end === 'held')
        .reduce((sum, { paid, returned }) => sum + paid - returned, 0);
      expect(balanceOf(all, 'held')).toBe(held);
      // A seller whose share was released and reversed has a balance of zero.
      const retained = money
        .filter(({ end }) => end === 'released')
        .reduce((sum, { payout: due, returned }) => sum + Math.max(0, due - returned), 0);
      expect(balanceOf(all, 'seller')).toBe(retained);
      expect(balanceOf(all, 'buyer')).toBe(-total);
    }),
    { numRuns: 1000 },
  );
  expect(() => paidEntries(0.5)).toThrow(RangeError);
  expect(() => paidEntries(-1)).toThrow(RangeError);
  expect(() => partlyReturnedEntries({ paid: 5, payout: 4, returned: 3 }, 3, false)).toThrow(RangeError);
});

test('R6 a chargeback of a product that the buyer keeps costs the seller no more than the bank took, with a gift card too', () => {
  const line = fc
    .record({
      paid: fc.integer({ min: 0, max: 99_999_900 }),
      // The part paid by a discount code or gift card is added to the bank's part, so the payout can exceed what was
      // paid.
      payout: fc.integer({ min: 0, max: 99_999_900 }),
      part: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ paid, payout: due, part }) => ({
      ...{ paid, payout: due, returned: Math.floor((paid * part) / 100) },
    }));
  fc.assert(
    fc.property(line, (money) => {
      const { paid, returned } = money;
      const before = [
        ...paidEntries(paid),
        ...releasedEntries({ ...money, returned: 0 }),
        ...partlyReturnedEntries({ ...money, returned: 0 }, returned, true),
      ];
      const taken = chargedBackEntries(money, true);
      expect(balanceOf(taken)).toBe(0);
      expect(balanceOf(taken, 'refund')).toBe(paid - returned);
      expect(balanceOf(taken, 'seller') + Math.min(paid - returned, sellerShare(money))).toBe(0);
      expect(balanceOf(taken, 'platform')).toBeLessThanOrEqual(0);
      const after = [...before, ...taken];
      expect(balanceOf(after, 'refund')).toBe(paid);
      const left = balanceOf(after, 'seller');
      expect(left).toBeGreaterThanOrEqual(0);
      // If the sale ends later, the seller has what an immediate refund would have left.
      const ended = [...after, ...forfeitedEntries(left)];
      const atOnce = [...before, ...returnedEntries(money, true)];
      for (const account of ['seller', 'platform', 'refund', 'held'] as const)
        expect(balanceOf(ended, account)).toBe(balanceOf(atOnce, account));
    }),
    { numRuns: 1000 },
  );
  expect(chargedBackEntries({ paid: 5, payout: 4, returned: 5 }, true)).toEqual([]);
});
