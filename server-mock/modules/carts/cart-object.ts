import type { Kysely } from 'kysely';
import { isForSale, subTotalOf } from '#domain/cart/cart-rules.ts';
import { eurosOf } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../catalog/product-ref.ts';
import type { ProductView } from '../catalog/product-view.ts';
import { loadProducts } from '../catalog/store.ts';
import type { Cart, CartLine } from './store.ts';
import { linesOf } from './store.ts';

interface LineView {
  readonly line: CartLine;
  readonly view: ProductView;
}

/** A cart with its lines and their products, loaded once. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly LineView[];
}

/** Loads the lines of a cart with their products as they are now. */
export async function cartView(db: Kysely<Database>, cart: Cart): Promise<CartView> {
  const lines = await linesOf(db, cart.id);
  const products = await loadProducts(
    db,
    lines.map((line) => line.product_id),
  );
  const views = new Map(products.map((view) => [view.product.id, view]));
  return {
    cart,
    lines: lines.flatMap((line) => {
      const view = views.get(line.product_id);
      return view === undefined ? [] : [{ line, view }];
    }),
  };
}

/** What can still be bought: a line whose piece sold elsewhere costs nothing. */
function pricedLines({ lines }: CartView) {
  return lines
    .filter(({ view }) => isForSale(view.product))
    .map(({ line, view }) => ({
      price: view.product.price_cents ?? 0,
      quantity: Math.min(line.quantity, view.product.inventory),
    }));
}

const CartLineType = builder.objectRef<LineView>('CartLine').implement({
  description: 'A product of a cart.',
  fields: (t) => ({
    product: t.field({
      type: ProductType,
      description: 'The product as it is now.',
      resolve: ({ view }) => view,
    }),
    quantity: t.int({ description: 'How many of it.', resolve: ({ line }) => line.quantity }),
    isAvailable: t.boolean({
      description: 'False once it was sold or taken away.',
      resolve: ({ line, view }) => isForSale(view.product) && line.quantity <= view.product.inventory,
    }),
  }),
});

const CartDeliveryType = builder.objectRef<LineView>('CartDelivery').implement({
  description: 'One delivery of a cart: every product has its own.',
  fields: (t) => ({
    uuid: t.string({ description: "The delivery's id.", resolve: ({ line }) => line.id }),
    lines: t.field({
      type: [CartLineType],
      description: 'What it brings.',
      resolve: (delivery) => [delivery],
    }),
  }),
});

export const CartType = builder.objectRef<CartView>('Cart').implement({
  description: 'What somebody is about to buy. Amounts are euros.',
  fields: (t) => ({
    uuid: t.string({ description: "The cart's id.", resolve: ({ cart }) => cart.id }),
    status: t.string({ description: 'OPEN, or FROZEN once it is paid.', resolve: ({ cart }) => cart.status }),
    numLines: t.int({ description: 'How many products are in it.', resolve: ({ lines }) => lines.length }),
    subTotal: t.float({
      description: 'What its products cost together, without those that are gone.',
      resolve: (view) => eurosOf(subTotalOf(pricedLines(view))),
    }),
    deliveries: t.field({
      type: [CartDeliveryType],
      description: 'The deliveries, in the order in which their products came.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
});
