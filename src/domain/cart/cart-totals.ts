import type { Cents } from '../money/cents.ts';

/** CART-003: what a code does, and which of the two one-per-cart places it takes (CART-027, CART-028). */
export const discountTypes = ['fixed_amount', 'percentage'] as const;
export type DiscountType = (typeof discountTypes)[number];
export const discountUsages = ['discount', 'gift_card'] as const;
export type DiscountUsage = (typeof discountUsages)[number];

export interface DiscountTerms {
  readonly usage: DiscountUsage;
  readonly type: DiscountType;
  /** Cents of a fixed amount or of what is left on a card, whole percent of a percentage. */
  readonly value: number;
  /** Cents that a percentage takes off at most; null for no such limit. */
  readonly mostOff: Cents | null;
  /** Cents that the pieces must cost together before it counts (CART-029). */
  readonly minimalOrderValue: Cents;
}

/** What one delivery of a cart costs, in cents: its pieces together, and bringing them. */
export interface LineCost {
  readonly goods: Cents;
  readonly delivery: Cents;
}

/** How much of a line is not paid by the buyer's bank, in cents. */
interface LineReduction {
  readonly discount: Cents;
  readonly giftCard: Cents;
}

export interface CartTotals {
  readonly subTotal: Cents;
  readonly totalDelivery: Cents;
  readonly discount: Cents;
  readonly giftCard: Cents;
  /** Both together. */
  readonly totalDiscount: Cents;
  readonly total: Cents;
  /** By line, in the order of the lines. */
  readonly reductions: readonly LineReduction[];
}

/** Whether a discount counts: the pieces cost enough together, without delivery (CART-029). */
export function counts({ minimalOrderValue }: DiscountTerms, subTotal: Cents): boolean {
  return subTotal >= minimalOrderValue;
}

/**
 * What a cart costs (CART-002; readings CART-002/003): a code takes off the pieces alone, never more than they cost and, of a
 * percentage, never more than its limit; a gift card pays of what is left, delivery included, and keeps the rest. In whatever order the discounts stand, the
 * result is the same: whole cents, total = subTotal - totalDiscount + totalDelivery, never below 0.
 */
export function cartTotals(lines: readonly LineCost[], discounts: readonly DiscountTerms[]): CartTotals {
  const subTotal = sum(lines.map(({ goods }) => goods));
  const totalDelivery = sum(lines.map(({ delivery }) => delivery));
  const worth = (usage: DiscountUsage, most: Cents) => {
    const all = discounts.filter((one) => one.usage === usage && counts(one, subTotal));
    return Math.min(most, sum(all.map((one) => worthOf(one, subTotal))));
  };
  const discount = worth('discount', subTotal);
  const giftCard = worth('gift_card', subTotal - discount + totalDelivery);
  const discountOf = spread(
    discount,
    lines.map(({ goods }) => goods),
  );
  const giftCardOf = spread(
    giftCard,
    lines.map(({ goods, delivery }, at) => goods + delivery - (discountOf[at] ?? 0)),
  );
  return {
    ...{ subTotal, totalDelivery, discount, giftCard, totalDiscount: discount + giftCard },
    total: subTotal - discount - giftCard + totalDelivery,
    reductions: lines.map((_, at) => ({ discount: discountOf[at] ?? 0, giftCard: giftCardOf[at] ?? 0 })),
  };
}

function worthOf({ type, value, mostOff }: DiscountTerms, subTotal: Cents): Cents {
  if (type === 'fixed_amount') return value;
  return Math.min(Math.round((subTotal * value) / 100), mostOff ?? subTotal);
}

/**
 * Shares an amount out by weight, in whole cents that add up to it: everybody's part rounded down, then a cent each for
 * those that lost most by that. Nobody's part is above their weight, as long as the amount is not above all together.
 */
export function spread(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  // Larger than what a number holds exactly.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { whole: Number(product / BigInt(all)), rest: Number(product % BigInt(all)) };
  });
  const left = amount - sum(shares.map(({ whole }) => whole));
  const first = shares
    .map(({ rest }, at) => ({ rest, at }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, left);
  const lucky = new Set(first.map(({ at }) => at));
  return shares.map(({ whole }, at) => whole + (lucky.has(at) ? 1 : 0));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
