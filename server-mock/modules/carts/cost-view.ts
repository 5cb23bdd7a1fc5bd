import type { Kysely } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import { reservedUntil } from '#domain/cart/reservation.ts';
import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import { deliveryTypes } from '#domain/orders/delivery-method.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductView } from '../catalog/product-view.ts';
import { loadProducts } from '../catalog/store.ts';
import { agreedPrices, linePrice } from '../chats/agreed-price-view.ts';
import { deliveryOptionsTo } from '../delivery/options-view.ts';
import { holdsNow } from '../payments/holds-view.ts';
import { type CartDiscount, discountsIn } from './discount-view.ts';
import { type Cart, type CartLine, isOfferOver, linesOf } from './store.ts';

export interface LineView {
  readonly line: CartLine;
  readonly view: ProductView;
  /** Cents for one: of the bid, as agreed in a chat (CHAT-006), or of the piece. As it was bought in a frozen cart. */
  readonly price: number;
  /** Whether as many as are asked for can be bought now; what was bought is. */
  readonly isAvailable: boolean;
  /** Until when others hold so much of it that this cart cannot be paid; null while it can be. */
  readonly reservedUntil: Date | null;
  /** How it may come; nothing until the cart has a complete address. */
  readonly options: readonly DeliveryOption[];
  /** The one that was chosen, as long as it is offered to the cart's address. */
  readonly chosen: DeliveryOption | null;
  /** Cents of the code and the gift card that fall to it. */
  readonly reduction: number;
}

/** A cart with its lines and what it costs, loaded once. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly LineView[];
  readonly discounts: readonly CartDiscount[];
  readonly totals: Omit<CartTotals, 'reductions'>;
}

/** What a cart costs `now`, or what it cost when it was bought: a frozen one never follows its products any more. */
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
    return {
      ...{ line, view, options },
      price: linePrice(line, view.product, agreed),
      isAvailable: !isOver && isForSale(view.product) && line.quantity <= view.product.inventory,
      reservedUntil: reservedUntil(
        view.product.inventory,
        holdsNow(view.holds, now, ({ cartId }) => cartId === cart.id),
        line.quantity,
      ),
      chosen: options.find(({ type }) => type === line.delivery_method_id) ?? null,
    };
  });
  const { reductions, ...totals } = cartTotals(
    // A piece that was sold elsewhere costs nothing, nor does bringing it.
    open.map(({ line, view, price, chosen }) => {
      const quantity =
        isOver || !isForSale(view.product) ? 0 : Math.min(line.quantity, view.product.inventory);
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
      ...{ line, view, price: line.frozen_price_cents ?? 0, isAvailable: true, chosen, reservedUntil: null },
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
