import { eurosOf } from '#domain/money/cents.ts';
import { moneyPlaceOf, type moneyPlaces } from '#domain/orders/money-place.ts';
import { orderRoles } from '#domain/orders/order-role.ts';
import { payoutDays } from '#domain/payouts/payout-plan.ts';
import { builder } from '../../graphql/builder.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { ProductType } from '../products/product-ref.ts';
import { productsById } from '../products/public.ts';
import { VatSchemeType } from '../sellers/vat-scheme-object.ts';
import { OrderDeliveryType } from './delivery-object.ts';
import { roleIn } from './line-role.ts';
import { buyerName } from './line-view.ts';
import { type Order, type OrderLine, paymentOf } from './public/lines.ts';
import type { OrderPage } from './read-orders.ts';
import { sellerReceives } from './seller-amounts.ts';

export const OrderRoleType = builder.enumType('OrderRole', {
  description: 'On which side of an order somebody stands (ORDER-031).',
  values: orderRoles,
});

const MoneyPlaceType = builder.enumType('MoneyPlace', {
  description: 'Where the money of a sold product is.',
  values: {
    HELD: { description: 'Held by us until the buyer has confirmed receipt.' },
    DUE: { description: 'On its way to the seller.' },
    PAID_OUT: { description: 'With the seller.' },
    RETURNED: { description: 'Back to the buyer.' },
    CHARGED_BACK: { description: 'Taken back by the bank of the buyer, who keeps the product.' },
  } as const satisfies Record<(typeof moneyPlaces)[number], object>,
});

const PayoutDaysType = builder
  .objectRef<{ readonly from: string; readonly until: string }>('PayoutDays')
  .implement({
    description: 'Between which days money comes (ORDER-021).',
    fields: (t) => ({
      from: t.exposeString('from', { description: 'The first day, as YYYY-MM-DD.' }),
      until: t.exposeString('until', { description: 'The last day, as YYYY-MM-DD.' }),
    }),
  });

const OrderType = builder.objectRef<Order>('Order').implement({
  description: 'What was bought with one payment.',
  fields: (t) => ({
    orderNumber: t.exposeString('number', { description: 'Its number, for people.' }),
    created: t.string({
      description: 'The ISO moment it was placed.',
      resolve: (order) => order.created_at.toISOString(),
    }),
  }),
});

/** Whether the viewer sees what concerns the seller alone, such as the payout (PROD-014, docs/readings.md). */
export function seesPayout(line: OrderLine, viewer: Viewer | null): boolean {
  return roleIn(line, viewer) === 'SELLER' || viewer?.isStaff === true;
}

function placeOf(line: OrderLine) {
  const { product, delivery, ledger } = line;
  return moneyPlaceOf({
    ...{ status: delivery.status, isPaidOut: product.payout_made_at !== null },
    ...{ isRefunded: ledger.isRefunded, isChargedBack: ledger.chargedBackAt !== null },
  });
}

export const OrderProductType = builder.objectRef<OrderLine>('OrderProduct').implement({
  description: 'A sold product, for its buyer and its seller (ORDER-001, ORDER-002). Amounts are euros.',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id.', resolve: ({ product }) => product.id }),
    created: t.string({
      description: 'The ISO moment it was bought.',
      resolve: ({ product }) => product.created_at.toISOString(),
    }),
    title: t.string({
      description: 'Its title when it was bought.',
      resolve: ({ product }) => product.title,
    }),
    price: t.float({
      description: 'Of one product.',
      resolve: ({ product }) => eurosOf(product.price_cents),
    }),
    discount: t.float({
      description: 'Off all products together.',
      resolve: ({ product }) => eurosOf(Number(product.discount_cents)),
    }),
    quantity: t.int({ description: 'How many products.', resolve: ({ product }) => product.quantity }),
    vatScheme: t.field({
      type: VatSchemeType,
      nullable: true,
      description:
        'The VAT scheme under which a trader sold it; null for private sellers and where it is unknown.',
      resolve: ({ product }) => product.vat_scheme,
    }),
    role: t.field({
      type: OrderRoleType,
      nullable: true,
      description: 'On which side the caller stands; null for staff.',
      resolve: (line, _args, { viewer }) => roleIn(line, viewer),
    }),
    payout: t.float({
      nullable: true,
      description:
        'What the seller receives: with their own transport, less what was refunded. For the seller and staff.',
      resolve: (line, _args, { viewer }) => (seesPayout(line, viewer) ? eurosOf(sellerReceives(line)) : null),
    }),
    payoutMade: t.boolean({
      nullable: true,
      description: 'Whether it was paid out. For the seller and staff.',
      resolve: (line, _args, { viewer }) =>
        seesPayout(line, viewer) ? line.product.payout_made_at !== null : null,
    }),
    payoutDays: t.field({
      type: PayoutDaysType,
      nullable: true,
      description: 'When it comes (ORDER-021); null until the buyer has confirmed. For the seller and staff.',
      resolve: (line, _args, { viewer }) => {
        const confirmed = line.delivery.confirmed_at;
        return confirmed !== null && seesPayout(line, viewer) ? payoutDays(confirmed) : null;
      },
    }),
    money: t.field({
      type: MoneyPlaceType,
      description: 'Where the money is.',
      resolve: placeOf,
    }),
    chargedBackAt: t.string({
      nullable: true,
      description: "When the buyer's bank took the payment back, as an ISO moment; null if it did not.",
      resolve: ({ ledger }) => ledger.chargedBackAt?.toISOString() ?? null,
    }),
    order: t.field({ type: OrderType, description: 'The order.', resolve: ({ order }) => order }),
    delivery: t.field({ type: OrderDeliveryType, description: 'Its delivery.', resolve: (line) => line }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: 'The product as it is now.',
      resolve: async ({ product }, _args, context) =>
        (await loadBatched(context, productsById, product.product_id)) ?? null,
    }),
  }),
});

builder.objectField(OrderProductType, 'isNothingDue', (t) =>
  t.boolean({
    description:
      'Whether a partial refund took all that the seller would have received, so that no payout follows.',
    resolve: (line) => line.ledger.returned > 0 && sellerReceives(line) === 0,
  }),
);

/** With whom the order is, the seller being that of the product, and with what the buyer paid. */
builder.objectFields(OrderProductType, (t) => ({
  giftCard: t.float({
    nullable: true,
    description: 'What a gift card paid, for all products together. For the buyer and staff.',
    resolve: (line, _args, { viewer }) =>
      roleIn(line, viewer) === 'SELLER' ? null : eurosOf(paymentOf(line).giftCard),
  }),
  buyerName: t.string({
    nullable: true,
    description:
      'The buyer: a first name with an initial, or a company; empty when unknown. For the seller and staff.',
    resolve: (line, _args, { viewer }) => (seesPayout(line, viewer) ? buyerName(line.order) : null),
  }),
}));

export const OrderProductListType = builder.objectRef<OrderPage>('OrderProductList').implement({
  description: 'A page of what the caller bought or sold.',
  fields: (t) => ({
    orderProducts: t.field({
      type: [OrderProductType],
      description: 'The sold products of this page.',
      resolve: ({ lines }) => [...lines],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});
