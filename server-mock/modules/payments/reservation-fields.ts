import { reservedUntil } from '#domain/cart/reservation.ts';
import { builder } from '../../graphql/builder.ts';
import { CartLineType, CartType } from '../carts/cart-object.ts';
import { ProductType } from '../catalog/product-ref.ts';
import { holdsNow } from './holds-view.ts';
import { type OpenPayment, openPaymentOf } from './open-payment-view.ts';
import { TransactionStatusType } from './status-object.ts';

builder.objectField(ProductType, 'reservedUntil', (t) =>
  t.string({
    nullable: true,
    description:
      'The ISO moment until when all there is of it is held for buyers who are paying or whose bid was accepted; null while somebody else may buy or bid. The same for everybody, its holder too.',
    resolve: ({ product, holds }, _args, { clock }) =>
      reservedUntil(product.inventory, holdsNow(holds, clock.now()))?.toISOString() ?? null,
  }),
);

builder.objectField(CartLineType, 'reservedUntil', (t) =>
  t.string({
    nullable: true,
    description:
      'The ISO moment until when others hold so much of it that this line cannot be paid; null while it can be. What is held for this cart itself does not count.',
    resolve: (line) => line.reservedUntil?.toISOString() ?? null,
  }),
);

const OpenPaymentType = builder.objectRef<OpenPayment>('OpenPayment').implement({
  description: 'A payment that was begun and has not ended: the products of its cart are held for its buyer.',
  fields: (t) => ({
    transactionUid: t.string({
      description: "The payment's id, for transactionStatus.",
      resolve: ({ transaction }) => transaction.id,
    }),
    status: t.field({
      type: TransactionStatusType,
      description: 'created while the buyer has yet to pay; reserved once the bank has it in hand.',
      resolve: ({ transaction }) => transaction.status,
    }),
    until: t.string({
      nullable: true,
      description: 'The ISO moment until when the products are held; null when that is over.',
      resolve: ({ until }) => until?.toISOString() ?? null,
    }),
  }),
});

builder.objectField(CartType, 'openPayment', (t) =>
  t.field({
    type: OpenPaymentType,
    nullable: true,
    description: 'The payment that is under way; null when there is none.',
    resolve: ({ cart }, _args, { db, clock }) => openPaymentOf(db, cart, clock.now()),
  }),
);
