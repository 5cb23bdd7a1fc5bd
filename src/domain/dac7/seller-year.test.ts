import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportingState, type SaleMoney, sellerYear } from './seller-year.ts';

const sale = (at: string, paid: number, fees: number, sales: SaleMoney['sales'] = 1): SaleMoney => ({
  ...{ at: new Date(at), paid, fees, sales },
});

test.each([
  [24, 169_999, 'BELOW'],
  [25, 0, 'NEAR'],
  [0, 170_000, 'NEAR'],
  [29, 200_000, 'NEAR'],
  [30, 0, 'REPORTED'],
  [1, 200_001, 'REPORTED'],
])('L11 %i sales and %i cents: %s', (sales, paid, state) => {
  expect(reportingState({ sales, paid })).toBe(state);
});

test('L11 a sale counts in the quarter and year in Amsterdam in which its money is released to the seller', () => {
  const year = sellerYear(2026, [
    // Half past midnight on 1 January in Amsterdam, and the same in the year after.
    sale('2025-12-31T23:30:00Z', 1000, 100),
    sale('2026-12-31T23:30:00Z', 9999, 999),
    sale('2026-06-30T22:30:00Z', 5000, 500),
  ]);
  expect(year).toMatchObject({ sales: 2, paid: 6000, fees: 600 });
  expect(year.quarters.map(({ paid }) => paid)).toEqual([1000, 0, 5000, 0]);
});

test('L11 a return is deducted in the quarter in which it happens', () => {
  const year = sellerYear(2026, [
    sale('2026-03-01T12:00:00Z', 5000, 500),
    sale('2026-04-02T12:00:00Z', -5000, -500, -1),
  ]);
  expect(year).toMatchObject({ sales: 0, paid: 0, fees: 0 });
  expect(year.quarters.map(({ sales }) => sales)).toEqual([1, -1, 0, 0]);
});

test('L11 a partial refund lowers the amount, not the number of sales', () => {
  const year = sellerYear(2026, [
    sale('2026-03-01T12:00:00Z', 5000, 500),
    sale('2026-04-02T12:00:00Z', -1200, 0, 0),
  ]);
  expect(year).toMatchObject({ sales: 1, paid: 3800, fees: 500 });
  expect(year.quarters.map(({ sales }) => sales)).toEqual([1, 0, 0, 0]);
});

test('the quarters add up to the year, no sale counts in two years, and a further sale never lowers the state', () => {
  const money = fc.record({
    at: fc.date({ min: new Date('2025-06-01'), max: new Date('2027-06-01'), noInvalidDate: true }),
    paid: fc.integer({ min: 0, max: 500_000 }),
    fees: fc.integer({ min: 0, max: 50_000 }),
    sales: fc.constant(1 as const),
  });
  const order = { BELOW: 0, NEAR: 1, REPORTED: 2 } as const;
  fc.assert(
    fc.property(fc.array(money, { maxLength: 60 }), money, (sales, another) => {
      const years = [2025, 2026, 2027].map((year) => sellerYear(year, sales));
      expect(years.reduce((sum, year) => sum + year.sales, 0)).toBe(sales.length);
      for (const { quarters, paid, fees } of years) {
        expect(quarters.reduce((sum, quarter) => sum + quarter.paid, 0)).toBe(paid);
        expect(quarters.reduce((sum, quarter) => sum + quarter.fees, 0)).toBe(fees);
      }
      const before = reportingState(sellerYear(2026, sales));
      const after = reportingState(sellerYear(2026, [...sales, another]));
      expect(order[after]).toBeGreaterThanOrEqual(order[before]);
    }),
  );
});
