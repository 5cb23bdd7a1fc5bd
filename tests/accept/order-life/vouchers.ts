import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { makeDiscountCode, makeGiftCard } from '#tests/factories/vouchers.ts';
import type { Life } from './life.ts';

/** A gift card, perhaps shared by several people; amounts in cents. */
export interface GiftCard {
  readonly id: string;
  readonly code: string;
  readonly cents: number;
}

interface DiscountCode {
  readonly code: string;
  /** Cents that it takes off products of this price. */
  worth(goods: number): number;
}

/** What somebody wants to pay with besides their bank. */
export interface Vouchers {
  readonly card: GiftCard | null;
  readonly code: DiscountCode | null;
}

export const noVouchers: Vouchers = { card: null, code: null };

/** Creates gift cards and codes for these many people; returns those of one of them at each call. */
export async function makeVouchers(
  db: Kysely<Database>,
  random: Random,
  count: number,
): Promise<{ readonly cards: readonly GiftCard[]; handOut(): Vouchers }> {
  const cards: GiftCard[] = [];
  for (let number = 0; number < Math.ceil(count / 5); number += 1) {
    const cents = 2_000 + random.below(60_000);
    cards.push({ ...(await makeGiftCard(db, cents)), cents });
  }
  const [amount, percent, mostOff] = [1_250, 7, 4_000];
  const codes: readonly DiscountCode[] = [
    {
      code: await makeDiscountCode(db, { value: amount }),
      worth: (goods) => Math.min(amount, goods),
    },
    {
      code: await makeDiscountCode(db, { type: 'percentage', value: percent, most_off_cents: mostOff }),
      worth: (goods) => Math.min(mostOff, Math.round((goods * percent) / 100)),
    },
    {
      code: await makeDiscountCode(db, { value: 2 * amount, uses_allowed: 1 }),
      worth: (goods) => Math.min(2 * amount, goods),
    },
  ];
  return {
    cards,
    handOut: () => ({
      card: random.chance(0.3) ? random.pick(cards) : null,
      code: random.chance(0.25) ? random.pick(codes) : null,
    }),
  };
}

/** Adds the vouchers of the life to its cart; resolves to those that the shop accepted. */
export async function addVouchers({ client, cast, world, count }: Life, cart: string): Promise<Vouchers> {
  const add = async (code: string | undefined, what: string): Promise<boolean> => {
    if (code === undefined) return false;
    const done = await client.change(
      cast.buyer?.tokenAt(world.now()) ?? null,
      `mutation ($cart: String!, $code: String!) {
        it: addDiscount(cartUuid: $cart, discountCode: $code) { __typename ... on Error { errorCode } } }`,
      { cart, code },
    );
    if (done !== null) count(what);
    return done !== null;
  };
  const { card, code } = cast.vouchers;
  return {
    card: (await add(card?.code, 'use a gift card')) ? card : null,
    code: (await add(code?.code, 'use a discount code')) ? code : null,
  };
}

/** Cents of one line of a cart. */
interface LineCost {
  readonly price: number;
  readonly deliveryPrice: number;
}

export interface Reduction {
  readonly discount: number;
  readonly giftCard: number;
}

/**
 * What the vouchers pay of each line, given what the bank was asked for. Throws if that amount does not follow from the
 * prices and the vouchers.
 */
export function reductionsOf(
  lines: readonly LineCost[],
  { card, code }: Vouchers,
  asked: number,
): readonly Reduction[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const goods = lines.map(({ price }) => price);
  const discounts = shared(code?.worth(sum(goods)) ?? 0, goods);
  const rest = lines.map(({ price, deliveryPrice }, at) => price + deliveryPrice - (discounts[at] ?? 0));
  const byCard = sum(rest) - asked;
  if (byCard < 0 || byCard > (card?.cents ?? 0))
    throw new Error(
      `the bank was asked for ${asked} cents of ${sum(rest)}, with ${card?.cents ?? 0} on a gift card`,
    );
  const cards = shared(byCard, rest);
  return lines.map((_, at) => ({ discount: discounts[at] ?? 0, giftCard: cards[at] ?? 0 }));
}

/** Shares an amount in proportion, in whole cents: the largest fractions are rounded up, the first of equal ones first. */
function shared(amount: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / all));
  const fractions = weights.map((weight, at) => amount * weight - (parts[at] ?? 0) * all);
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const larger = (at: number) =>
    fractions.filter((one, other) => one > (fractions[at] ?? 0) || (one === fractions[at] && other < at))
      .length;
  return parts.map((part, at) => part + (larger(at) < left ? 1 : 0));
}
