import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, type DiscountTerms, type LineCost, spread } from './cart-totals.ts';

const line = fc.record({
  goods: fc.integer({ min: 0, max: 10_000_000 }),
  delivery: fc.integer({ min: 0, max: 10_000 }),
});
const terms: fc.Arbitrary<DiscountTerms> = fc.oneof(
  fc.record({
    usage: fc.constant('discount' as const),
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 0, max: 100 }),
    mostOff: fc.option(fc.integer({ min: 1, max: 50_000 })),
    minimalOrderValue: fc.integer({ min: 0, max: 50_000 }),
  }),
  fc.record({
    usage: fc.constantFrom('discount' as const, 'gift_card' as const),
    type: fc.constant('fixed_amount' as const),
    value: fc.integer({ min: 0, max: 5_000_000 }),
    mostOff: fc.constant(null),
    minimalOrderValue: fc.integer({ min: 0, max: 50_000 }),
  }),
);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const sofa: LineCost = { goods: 45_000, delivery: 3_995 };
const vase: LineCost = { goods: 3_333, delivery: 695 };
const code = (change: Partial<DiscountTerms> = {}): DiscountTerms => ({
  ...{ usage: 'discount', type: 'fixed_amount', value: 1_000, minimalOrderValue: 0, mostOff: null },
  ...change,
});

describe('CART-002 CART-003 what a cart costs', () => {
  test('CART-007 whole cents, never below 0, and every line knows its part', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(terms, { maxLength: 2 }), (lines, discounts) => {
        const made = cartTotals(lines, discounts);
        expect(made.total).toBe(made.subTotal - made.totalDiscount + made.totalDelivery);
        expect(made.total).toBeGreaterThanOrEqual(0);
        expect(made.discount).toBeLessThanOrEqual(made.subTotal);
        expect(sum(made.reductions.map(({ discount }) => discount))).toBe(made.discount);
        expect(sum(made.reductions.map(({ giftCard }) => giftCard))).toBe(made.giftCard);
        for (const [at, { goods, delivery }] of lines.entries()) {
          const { discount = 0, giftCard = 0 } = made.reductions[at] ?? {};
          expect([discount, giftCard].every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
          expect(discount).toBeLessThanOrEqual(goods);
          expect(discount + giftCard).toBeLessThanOrEqual(goods + delivery);
        }
      }),
    );
  });

  test('the order of the codes and lines makes no difference', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(terms, { maxLength: 2 }), (lines, discounts) => {
        const { reductions: _one, ...made } = cartTotals(lines, discounts);
        const { reductions: _other, ...again } = cartTotals(lines.toReversed(), discounts.toReversed());
        expect(again).toEqual(made);
      }),
    );
  });

  test('a percentage is taken of the products without delivery, to the cent', () => {
    const ten = code({ type: 'percentage', value: 10 });
    expect(cartTotals([sofa, vase], [ten])).toMatchObject({
      ...{ subTotal: 48_333, totalDelivery: 4_690, totalDiscount: 4_833, total: 48_190 },
      reductions: [{ discount: 4_500 }, { discount: 333 }],
    });
  });

  test('a percentage takes off no more than its limit, however expensive the products are', () => {
    const percentage = fc.record({
      ...{ usage: fc.constant('discount' as const), type: fc.constant('percentage' as const) },
      value: fc.integer({ min: 1, max: 100 }),
      mostOff: fc.integer({ min: 1, max: 50_000 }),
      minimalOrderValue: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), percentage, (lines, capped) => {
        const made = cartTotals(lines, [capped]);
        const whole = cartTotals(lines, [{ ...capped, mostOff: null }]);
        expect(made.discount).toBe(Math.min(whole.discount, capped.mostOff));
      }),
    );
    const welcome = code({ type: 'percentage', value: 10, mostOff: 10_000 });
    expect(cartTotals([{ goods: 2_000_000, delivery: 0 }], [welcome]).total).toBe(1_990_000);
    expect(cartTotals([sofa], [welcome]).discount).toBe(4_500);
  });

  test('CART-029 below its minimum a discount counts nothing, from it on all', () => {
    const from = (minimalOrderValue: number) =>
      cartTotals([sofa], [code({ minimalOrderValue })]).totalDiscount;
    expect([from(45_001), from(45_000), from(0)]).toEqual([0, 1_000, 1_000]);
  });

  test('CART-028 a gift card pays the rest, delivery too, and no more than that', () => {
    const card = code({ usage: 'gift_card', value: 100_000 });
    expect(cartTotals([sofa], [card, code()])).toMatchObject({ discount: 1_000, giftCard: 47_995, total: 0 });
    expect(cartTotals([sofa], [code({ usage: 'gift_card', value: 40_000 })]).total).toBe(8_995);
  });
});

test('an amount is shared out to the last cent, and nobody bears more than their weight', () => {
  expect(
    spread(
      100,
      [1, 1, 1].map((one) => one * 100),
    ),
  ).toEqual([34, 33, 33]);
  expect(spread(5, [0, 0])).toEqual([0, 0]);
  const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const amount = Math.floor(sum(all) * part);
      const shares = spread(amount, all);
      expect(sum(shares)).toBe(sum(all) === 0 ? 0 : amount);
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(all[at] ?? 0);
    }),
  );
});
