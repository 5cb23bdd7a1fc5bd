import type { Cents } from '../money/cents.ts';

/**
 * What a code does, and whether it counts as the cart's one discount or its one gift card (CART-003, CART-027,
 * CART-028).
 */
export const discountTypes = ['fixed_amount', 'percentage'] as const;
export type DiscountType = (typeof discountTypes)[number];
export const discountUsages = ['discount', 'gift_card'] as const;
export type DiscountUsage = (typeof discountUsages)[number];

export interface DiscountTerms {
  readonly usage: DiscountUsage;
  readonly type: DiscountType;
  /** Cents for a fixed amount or the balance of a gift card; a whole percentage for a percentage. */
  readonly value: number;
  /** The maximum that a percentage takes off, in cents; null for no limit. */
  readonly mostOff: Cents | null;
  /** The minimum total of the products, in cents, from which the code applies (CART-029). */
  readonly minimalOrderValue: Cents;
}

/** The cost of one delivery in a cart, in cents: its products and their delivery. */
export interface LineCost {
  readonly goods: Cents;
  readonly delivery: Cents;
}

/** The part of a line that a discount code or gift card covers, in cents. */
interface LineReduction {
  readonly discount: Cents;
  readonly giftCard: Cents;
}

export interface CartTotals {
  readonly subTotal: Cents;
  readonly totalDelivery: Cents;
  readonly discount: Cents;
  readonly giftCard: Cents;
  /** The sum of `discount` and `giftCard`. */
  readonly totalDiscount: Cents;
  readonly total: Cents;
  /** One entry per line, in the order of the lines. */
  readonly reductions: readonly LineReduction[];
}

/** Whether a code applies: the products reach its minimum order value, delivery excluded (CART-029). */
export function counts({ minimalOrderValue }: DiscountTerms, subTotal: Cents): boolean {
  return subTotal >= minimalOrderValue;
}

/**
 * Computes the totals of a cart (CART-002; CART-002 and CART-003, docs/readings.md). A discount code reduces the
 * products only, by at most their total and, for a percentage, by at most its limit. A gift card then pays for what
 * is left, delivery included, and keeps the remaining balance. The result does not depend on the order of the
 * discounts: whole cents, total = subTotal - totalDiscount + totalDelivery, never below 0.
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
 * Distributes an amount proportionally to the weights, in whole cents that add up to the amount. Shares are rounded
 * down; the remaining cents go to the shares with the largest remainders. No share exceeds its weight as long as the
 * amount does not exceed the sum of the weights.
 */
export function spread(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  // The product can exceed the safe integer range of a number.
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
