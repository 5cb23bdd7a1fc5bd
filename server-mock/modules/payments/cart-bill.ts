import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import type { CommandScope } from '../../command.ts';
import { GetUsableTransactionError } from '../../graphql/errors.ts';
import { type CartDiscount, discountsIn } from '../carts/discount-view.ts';
import { type Cart, type CartLine, isOfferOver, linesOf } from '../carts/public/carts.ts';
import { lockDiscounts } from '../carts/public/lock-discounts.ts';
import type { Redeemer } from '../carts/redeemer-view.ts';
import { agreedPrices, linePrice } from '../chats/agreed-price-view.ts';
import { deliveryOptionsTo } from '../delivery/options-view.ts';
import { loadProducts } from '../products/public.ts';
import type { WantedLine } from '../reservations/public.ts';
import { lockProducts } from '../reservations/public.ts';
import type { TransactionRow } from './store.ts';

/** The lines and amounts of a cart's payment. Amounts are cents. */
export interface CartBill {
  readonly lines: readonly WantedLine[];
  /** The amount that the buyer's bank pays. */
  readonly total: number;
  /** What a code and a gift card pay instead, in the columns of the transaction. */
  readonly reductions: {
    readonly discount_id: string | null;
    readonly discount_cents: number;
    readonly gift_card_id: string | null;
    readonly gift_card_cents: number;
  };
}

/**
 * Calculates the bill of a cart: at today's prices, the price of its bid, or prices agreed in a chat (CHAT-006), with
 * the chosen delivery methods and what the code and the gift card take off for this buyer. Locks the products, the
 * code and the card, so that the bill does not change before the end of the transaction.
 *
 * Throws GetUsableTransactionError: `cart_is_empty`, `cart_add_address` (CART-051),
 * `cart_pick_delivery_method_for_all_products` (CART-052), `cart_product_is_not_available` for a bid that has
 * expired, `cart_discount_is_not_valid`.
 */
export async function billOf({ tx, now }: CommandScope, cart: Cart, who: Redeemer): Promise<CartBill> {
  const lines = await linesOf(tx, cart.id);
  if (lines.length === 0) throw new GetUsableTransactionError('cart_is_empty');
  if (isOfferOver(cart, now)) throw new GetUsableTransactionError('cart_product_is_not_available');
  const ids = lines.map((line) => line.product_id);
  const products = await lockProducts(tx, ids);
  const agreed = await agreedPrices(tx, cart.user_id, ids, now);
  const delivery = await deliveryPrices(tx, cart, ids);
  const priced = lines.map((line) => {
    const product = products.get(line.product_id) ?? { id: line.product_id, price_cents: 0 };
    return { line, price: linePrice(line, product, agreed), deliveryPrice: delivery(line) };
  });
  const discounts = await usableDiscounts(tx, cart, now, who);
  const totals = cartTotals(
    priced.map(({ line, price, deliveryPrice }) => ({
      goods: price * line.quantity,
      delivery: deliveryPrice,
    })),
    discounts,
  );
  return {
    total: totals.total,
    reductions: reductionsOf(totals, discounts),
    lines: priced.map(({ line, price, deliveryPrice }, at) => ({
      ...{ productId: line.product_id, quantity: line.quantity, price, deliveryPrice },
      deliveryMethodId: line.delivery_method_id,
      discount: totals.reductions[at]?.discount ?? 0,
      giftCard: totals.reductions[at]?.giftCard ?? 0,
    })),
  };
}

/** Whether a payment uses the code and the card of the bill: another code or card may take off the same amount. */
export function isSameUse(
  live: Pick<TransactionRow, 'discount_id' | 'gift_card_id'>,
  { reductions }: CartBill,
): boolean {
  return live.discount_id === reductions.discount_id && live.gift_card_id === reductions.gift_card_id;
}

/**
 * The discounts of the cart. Throws `cart_discount_is_not_valid` if one is no longer usable, because the total must
 * not change between the page and the bank.
 */
async function usableDiscounts(
  tx: CommandScope['tx'],
  cart: Cart,
  now: Date,
  who: Redeemer,
): Promise<readonly CartDiscount[]> {
  const found = await discountsIn(tx, cart, now, who);
  await lockDiscounts(
    tx,
    found.map(({ sourceId }) => sourceId),
    who,
  );
  const discounts = await discountsIn(tx, cart, now, who);
  if (!discounts.every(({ isUsable }) => isUsable))
    throw new GetUsableTransactionError('cart_discount_is_not_valid');
  return discounts;
}

function reductionsOf(totals: CartTotals, discounts: readonly CartDiscount[]): CartBill['reductions'] {
  const idOf = (usage: CartDiscount['usage'], cents: number) =>
    cents > 0 ? (discounts.find((one) => one.usage === usage)?.sourceId ?? null) : null;
  return {
    ...{ discount_id: idOf('discount', totals.discount), discount_cents: totals.discount },
    ...{ gift_card_id: idOf('gift_card', totals.giftCard), gift_card_cents: totals.giftCard },
  };
}

/**
 * Returns a function for the delivery price of a line, in cents; it throws if the line has no delivery method that is
 * offered to the cart's address.
 */
async function deliveryPrices(tx: CommandScope['tx'], cart: Cart, productIds: readonly string[]) {
  const { shipping_address: address } = cart;
  if (!isCompletePlace(address)) throw new GetUsableTransactionError('cart_add_address');
  const offers = await deliveryOptionsTo(tx, await loadProducts(tx, productIds), address);
  return ({ product_id, delivery_method_id }: CartLine): number => {
    const offered = offers.get(product_id) ?? [];
    const chosen = offered.find(({ type }) => type === delivery_method_id);
    if (chosen === undefined) {
      throw new GetUsableTransactionError('cart_pick_delivery_method_for_all_products');
    }
    return chosen.price;
  };
}
