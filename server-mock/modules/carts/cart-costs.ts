import type { Kysely } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import { deliveryTypes } from '#domain/orders/delivery-method.ts';
import type { Database } from '../../db/schema.ts';
import { agreedPrices, linePrice } from '../chats/agreed-price-view.ts';
import { deliveryOptionsTo } from '../delivery/options-view.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';
import { holdsNow } from '../reservations/holds-view.ts';
import { type CartDiscount, discountsIn } from './discount-view.ts';
import { type Cart, type CartLine, isOfferOver, linesOf } from './public/carts.ts';

export interface LineView {
  readonly line: CartLine;
  readonly view: ProductView;
  /**
   * The unit price in cents: of the bid, as agreed in a chat (CHAT-006), or of the product. In a frozen cart, the
   * price paid.
   */
  readonly price: number;
  /** Whether the product can be bought now; always true in a frozen cart. */
  readonly isAvailable: boolean;
  /** How many are left when the line asks for more; null otherwise, and in a frozen cart. */
  readonly remaining: number | null;
  /** When the reservations of others end that keep this cart from being paid; null while it can be paid. */
  readonly reservedUntil: Date | null;
  /** The available delivery methods; empty until the cart has a complete address. */
  readonly options: readonly DeliveryOption[];
  /** The chosen delivery method, as long as it is available for the cart's address. */
  readonly chosen: DeliveryOption | null;
  /** The line's share of the discount code and gift card, in cents. */
  readonly reduction: number;
}

/** A cart with its lines and costs, loaded once. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly LineView[];
  readonly discounts: readonly CartDiscount[];
  readonly totals: Omit<CartTotals, 'reductions'>;
}

/**
 * Returns what a cart costs at `now`. A frozen cart keeps the amounts that were paid and no longer follows its
 * products.
 */
export async function cartView(db: Kysely<Database>, cart: Cart, now: Date): Promise<CartView> {
  const lines = await linesOf(db, cart.id);
  const ids = lines.map((line) => line.product_id);
  const products = await loadProducts(db, ids);
  const discounts = await discountsIn(db, cart, now);
  const known = new Map(products.map((view) => [view.product.id, view]));
  const pairs = lines.flatMap((line) => {
    const view = known.get(line.product_id);
    return view === undefined ? [] : [{ line, view }];
  });
  if (cart.status === 'FROZEN') return frozenView(cart, pairs, discounts);
  const agreed = await agreedPrices(db, cart.user_id, ids, now);
  const { shipping_address: address } = cart;
  const offers = isCompletePlace(address) ? await deliveryOptionsTo(db, products, address) : null;
  const isOver = isOfferOver(cart, now);
  const open = pairs.map(({ line, view }) => {
    const options = offers?.get(line.product_id) ?? [];
    const { inventory } = view.product;
    const isAvailable = !isOver && isForSale(view.product);
    return {
      ...{ line, view, options, isAvailable },
      remaining: isAvailable && line.quantity > inventory ? inventory : null,
      price: linePrice(line, view.product, agreed),
      reservedUntil: reservedUntil(
        inventory,
        holdsNow(view.holds, now, ({ cartId }) => cartId === cart.id),
        line.quantity,
      ),
      chosen: options.find(({ type }) => type === line.delivery_method_id) ?? null,
    };
  });
  const { reductions, ...totals } = cartTotals(
    // A product that was sold elsewhere adds no price and no delivery cost.
    open.map(({ line, price, chosen, isAvailable, remaining }) => {
      const quantity = isAvailable ? (remaining ?? line.quantity) : 0;
      return { goods: price * quantity, delivery: quantity === 0 ? 0 : (chosen?.price ?? 0) };
    }),
    discounts.filter(({ isUsable }) => isUsable),
  );
  const reductionAt = (at: number) => (reductions[at]?.discount ?? 0) + (reductions[at]?.giftCard ?? 0);
  return { cart, discounts, totals, lines: open.map((one, at) => ({ ...one, reduction: reductionAt(at) })) };
}

type Pair = Pick<LineView, 'line' | 'view'>;

function frozenView(cart: Cart, pairs: readonly Pair[], discounts: readonly CartDiscount[]): CartView {
  const lines = pairs.map(({ line, view }): LineView => {
    const price = line.frozen_delivery_cents ?? 0;
    const chosen = deliveryAs(line.delivery_method_id, view, price);
    return {
      ...{ line, view, price: line.frozen_price_cents ?? 0, isAvailable: true, chosen },
      ...{ remaining: null, reservedUntil: null },
      options: chosen === null ? [] : [chosen],
      reduction: Number(line.frozen_discount_cents ?? 0),
    };
  });
  const add = (part: (line: LineView) => number) => lines.reduce((sum, line) => sum + part(line), 0);
  const subTotal = add(({ line, price }) => price * line.quantity);
  const totalDelivery = add(({ line }) => line.frozen_delivery_cents ?? 0);
  const totalDiscount = add(({ reduction }) => reduction);
  const giftCard = discounts.find(({ usage }) => usage === 'gift_card')?.value ?? 0;
  const total = subTotal - totalDiscount + totalDelivery;
  return {
    ...{ cart, lines, discounts },
    totals: { subTotal, totalDelivery, totalDiscount, giftCard, discount: totalDiscount - giftCard, total },
  };
}

function deliveryAs(id: string | null, { product }: ProductView, price: number): DeliveryOption | null {
  const type = deliveryTypes.find((one) => one === id);
  if (type === undefined) return null;
  return { type, price, comparePrice: null, insuredUpTo: null, weightCategory: product.weight_category };
}
