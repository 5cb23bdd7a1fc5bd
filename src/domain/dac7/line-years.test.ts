import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type LedgerEntry,
  type LineMoney,
  partlyReturnedEntries,
  releasedEntries,
  returnedEntries,
} from '../payments/ledger.ts';
import { lineMoney, type YearPosting } from './line-years.ts';

const at = new Date('2026-03-01T12:00:00Z');
const sumIn = (entries: readonly LedgerEntry[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, { amount }) => sum + amount, 0);
const posting = (kind: YearPosting['kind'], entries: readonly LedgerEntry[]): YearPosting => ({
  ...{ at, kind, seller: sumIn(entries, 'seller'), platform: sumIn(entries, 'platform') },
  refund: sumIn(entries, 'refund'),
});
const sums = (money: ReturnType<typeof lineMoney>) => ({
  sales: money.reduce((sum, one) => sum + one.sales, 0),
  paid: money.reduce((sum, one) => sum + one.paid, 0),
  fees: money.reduce((sum, one) => sum + one.fees, 0),
});

/** A product of € 100 with a fee of € 12, and € 14.95 for a delivery that is not the seller's. */
const terms = { fee: 1_200, payout: 8_800 };
const line: LineMoney = { paid: 11_495, payout: 8_800, returned: 0 };
const released = posting('released', releasedEntries(line));

test('L11 the delivery that the buyer paid is no service fee', () => {
  expect(released.platform).toBe(2_695);
  expect(lineMoney(terms, [released])).toEqual([{ at, sales: 1, paid: 8_800, fees: 1_200 }]);
});

test('L11 what a discount or a gift card paid does not lower the service fee', () => {
  const byCard = posting('released', releasedEntries({ ...line, paid: 5_000 }));
  expect(byCard.platform).toBeLessThan(0);
  expect(lineMoney(terms, [byCard])).toMatchObject([{ paid: 8_800, fees: 1_200 }]);
});

test('L11 a full refund after the release takes the fee back, and no more than the fee', () => {
  const refunded = posting('refunded', returnedEntries(line, true));
  expect(sums(lineMoney(terms, [released, refunded]))).toEqual({ sales: 0, paid: 0, fees: 0 });
});

test('L11 the end of a charged back sale takes the fee back', () => {
  const money = lineMoney(terms, [
    posting('released', releasedEntries({ ...line, paid: 5_000 })),
    posting('charged_back', partlyReturnedEntries({ ...line, paid: 5_000 }, 5_000, true)),
    { at, kind: 'forfeited', seller: -3_800, platform: 3_800, refund: 0 },
  ]);
  expect(sums(money)).toEqual({ sales: 0, paid: 0, fees: 0 });
});

test('L11 a line that was never released counts for nothing', () => {
  expect(lineMoney(terms, [posting('refunded', returnedEntries(line, false))])).toEqual([]);
});

test('L11 the fee lies between 0 and that of the invoice, whatever was refunded before and after the release', () => {
  const amounts = fc.record({
    before: fc.integer({ min: 0, max: line.paid }),
    after: fc.integer({ min: 0, max: line.paid }),
  });
  fc.assert(
    fc.property(amounts, ({ before, after }) => {
      const lowered = { ...line, returned: before };
      const money = lineMoney(terms, [
        posting('partly_refunded', partlyReturnedEntries(line, before, false)),
        posting('released', releasedEntries(lowered)),
        posting('partly_refunded', partlyReturnedEntries(lowered, Math.min(after, line.paid - before), true)),
      ]);
      const { sales, paid, fees } = sums(money);
      expect(sales).toBe(1);
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(fees).toBeGreaterThanOrEqual(0);
      expect(fees).toBe(paid > 0 ? terms.fee : fees);
      expect(fees).toBeLessThanOrEqual(terms.fee);
    }),
  );
});
