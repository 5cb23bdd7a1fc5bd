import type { Kysely } from 'kysely';
import { counts, discountTypes, discountUsages } from '#domain/cart/cart-totals.ts';
import { eurosOf } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { DeliveryOptionType } from '../delivery/option-object.ts';
import { ProductType } from '../products/product-ref.ts';
import { type CartView, cartView, type LineView } from './cart-costs.ts';
import { discountName } from './discount-names.ts';
import type { CartDiscount } from './discount-view.ts';
import { type Cart, findCart } from './public/carts.ts';

/** Returns the cart with this id as the caller may see it now. Throws the errors of `findCart`. */
export async function viewOfCart(context: GraphqlContext, uuid: string): Promise<CartView> {
  const cart = await findCart(context.db, context.viewer, uuid);
  return await cartView(context.db, cart, context.clock.now());
}

/** The order that was made of a cart; undefined while it is open. */
async function orderOf(db: Kysely<Database>, { id, status }: Cart) {
  if (status === 'OPEN') return undefined;
  return await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'created_at'])
    .where('cart_id', '=', id)
    .executeTakeFirst();
}

type CartOrder = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

const CartOrderProductType = builder
  .objectRef<{ readonly id: string; readonly product_id: string }>('CartOrderProduct')
  .implement({
    description: 'A sold product of the order that was made of a cart.',
    fields: (t) => ({
      uuid: t.exposeString('id', { description: 'Its id among the orders of an account.' }),
      productUuid: t.exposeString('product_id', { description: "The product's id." }),
    }),
  });

const CartOrderType = builder.objectRef<CartOrder>('CartOrder').implement({
  description: 'The order that was made of a paid cart.',
  fields: (t) => ({
    orderNumber: t.exposeString('number', { description: 'Its number, for people.' }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
    products: t.field({
      type: [CartOrderProductType],
      description: 'What was sold with it.',
      resolve: ({ id }, _args, { db }) =>
        db.selectFrom('order_products').select(['id', 'product_id']).where('order_id', '=', id).execute(),
    }),
  }),
});

const CartLineType = builder.objectRef<LineView>('CartLine').implement({
  description: 'A product of a cart.',
  fields: (t) => ({
    product: t.field({
      type: ProductType,
      description: 'The product as it is now.',
      resolve: ({ view }) => view,
    }),
    quantity: t.int({ description: 'How many of it.', resolve: ({ line }) => line.quantity }),
    price: t.float({
      description:
        'Euros for one: the price of the bid, the one that was agreed in a chat (CHAT-006), else that of the product.',
      resolve: ({ price }) => eurosOf(price),
    }),
    isAvailable: t.boolean({
      description: 'False once it was sold or taken away.',
      resolve: ({ isAvailable }) => isAvailable,
    }),
    remaining: t.int({
      nullable: true,
      description:
        'How many are left when that is fewer than `quantity`: the sums count these, and the quantity has to be lowered before paying. Null otherwise.',
      resolve: ({ remaining }) => remaining,
    }),
    discount: t.float({
      description: 'Euros of the code and the gift card that fall to it (CART-007).',
      resolve: ({ reduction }) => eurosOf(reduction),
    }),
    reservedUntil: t.string({
      nullable: true,
      description:
        'The ISO moment until when others hold so much of it that this line cannot be paid; null while it can be. What is held for this cart itself does not count.',
      resolve: (line) => line.reservedUntil?.toISOString() ?? null,
    }),
  }),
});

const CartDeliveryType = builder.objectRef<LineView>('CartDelivery').implement({
  description: 'One delivery of a cart: every product has its own.',
  fields: (t) => ({
    uuid: t.string({ description: "The delivery's id.", resolve: ({ line }) => line.id }),
    deliveryMethod: t.field({
      type: DeliveryOptionType,
      nullable: true,
      description:
        'How it comes; null until that was chosen, and when it is not offered to the address any more.',
      resolve: ({ chosen }) => chosen,
    }),
    deliveryOptions: t.field({
      type: [DeliveryOptionType],
      description: 'How it may come to the address of the cart; nothing before that is complete.',
      resolve: ({ options }) => [...options],
    }),
    netPrice: t.float({
      nullable: true,
      description: 'What it costs to bring it, in euros; null until a method was chosen.',
      resolve: ({ chosen }) => (chosen === null ? null : eurosOf(chosen.price)),
    }),
    lines: t.field({
      type: [CartLineType],
      description: 'What it brings.',
      resolve: (delivery) => [delivery],
    }),
  }),
});

const DiscountTypeType = builder.enumType('DiscountType', {
  description: 'Whether a discount is an amount or a percentage of the products (CART-003).',
  values: discountTypes,
});

const DiscountUsageType = builder.enumType('DiscountUsage', {
  description:
    'A code that takes something off, or a gift card that pays a part (CART-003, docs/readings.md).',
  values: discountUsages,
});

type DiscountOfCart = CartDiscount & { readonly subTotal: number };

const CartDiscountType = builder.objectRef<DiscountOfCart>('CartDiscount').implement({
  description: 'A code or gift card of a cart (CART-003).',
  fields: (t) => ({
    uuid: t.exposeString('sourceId', { description: 'The id of the code or card.' }),
    code: t.exposeString('code', { description: 'What was typed, in capitals.' }),
    name: t.string({
      description: "What it is called in the caller's language.",
      resolve: ({ source }, _args, { locale }) => discountName(source, locale),
    }),
    type: t.field({
      type: DiscountTypeType,
      description: 'An amount or a percentage.',
      resolve: ({ type }) => type,
    }),
    value: t.float({
      description: 'Euros of an amount or of what is left on a card, percent of a percentage.',
      resolve: ({ type, value }) => (type === 'percentage' ? value : eurosOf(value)),
    }),
    minimalOrderValue: t.float({
      description: 'Euros that the products must cost together before it counts; 0 for none (CART-029).',
      resolve: ({ minimalOrderValue }) => eurosOf(minimalOrderValue),
    }),
    usage: t.field({
      type: DiscountUsageType,
      description: 'Which of the two places of a cart it takes (CART-027, CART-028).',
      resolve: ({ usage }) => usage,
    }),
    counts: t.boolean({
      description: 'Whether it counts now: the products cost enough and it can still be used.',
      resolve: (discount) => discount.isUsable && counts(discount, discount.subTotal),
    }),
    isUsable: t.exposeBoolean('isUsable', {
      description: 'False once it was used up elsewhere or is over: then it is to be taken out.',
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
      resolve: ({ totals }) => eurosOf(totals.subTotal),
    }),
    totalDelivery: t.float({
      description: 'What the chosen deliveries cost together.',
      resolve: ({ totals }) => eurosOf(totals.totalDelivery),
    }),
    totalDiscount: t.float({
      description: 'What the code and the gift card take off together.',
      resolve: ({ totals }) => eurosOf(totals.totalDiscount),
    }),
    total: t.float({
      description:
        'What is to be paid: the products and their deliveries, less what is taken off. Never below 0.',
      resolve: ({ totals }) => eurosOf(totals.total),
    }),
    discounts: t.field({
      type: [CartDiscountType],
      description: 'The code and the gift card, at most one of each.',
      resolve: ({ discounts, totals: { subTotal } }) => discounts.map((one) => ({ ...one, subTotal })),
    }),
    isFromBid: t.boolean({
      description:
        'Whether a bid is paid with it: then its line is locked and it takes no code (CART-004, CART-030).',
      resolve: ({ cart }) => cart.bid_id !== null,
    }),
    confirmedTo: t.string({
      nullable: true,
      description:
        "The address that the confirmation of its order was written to; null until it is bought. Of an account's " +
        'order it is that of the account, whatever address was entered for the delivery.',
      // The email address is empty once the person's data was erased.
      resolve: async ({ cart }, _args, { db }) => (await orderOf(db, cart))?.email || null,
    }),
    order: t.field({
      type: CartOrderType,
      nullable: true,
      description: 'The order that was made of it; null until it is paid.',
      resolve: async ({ cart }, _args, { db }) => (await orderOf(db, cart)) ?? null,
    }),
    clientSecret: t.string({
      nullable: true,
      description: 'Of a payment inside the page; null, as buyers are sent to the provider.',
      resolve: () => null,
    }),
    deliveries: t.field({
      type: [CartDeliveryType],
      description: 'The deliveries, in the order in which their products came.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
});
