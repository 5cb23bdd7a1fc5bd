import { builder } from '../../graphql/builder.ts';
import { CartType } from '../carts/cart-object.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';
import { TransactionStatusType } from './status-object.ts';

const OpenPaymentType = builder.objectRef<OpenPayment>('OpenPayment').implement({
  description: 'A payment that was begun and has not ended: the products of its cart are held for its buyer.',
  fields: (t) => ({
    transactionUid: t.string({
      description: "The payment's id, for transactionStatus.",
      resolve: ({ transaction }) => transaction.id,
    }),
    status: t.field({
      type: TransactionStatusType,
      description: 'created while the buyer has yet to pay; reserved while the bank processes it.',
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
