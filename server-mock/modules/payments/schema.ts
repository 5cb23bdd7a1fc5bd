import { paymentMethods } from '#domain/payments/payment-method.ts';
import './reservation-fields.ts';
import { builder } from '../../graphql/builder.ts';
import {
  GetTransactionError,
  GetUsableTransactionError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { CartType, viewOfCart } from '../carts/cart-object.ts';
import { joinCart } from './join-cart.ts';
import { type UsableTransaction, usableTransaction } from './request-payment.ts';
import { TransactionStatusType } from './status-object.ts';
import type { TransactionRow } from './store.ts';
import { transactionStatus } from './transaction-status.ts';

const PaymentMethodType = builder.enumType('PaymentMethod', {
  description: 'How somebody pays; ideal is what is offered first (CHECK-030).',
  values: paymentMethods,
});

const UsableTransactionType = builder.objectRef<UsableTransaction>('UsableTransaction').implement({
  description: 'A payment that can be made now (CHECK-037).',
  fields: (t) => ({
    transactionUid: t.exposeString('transactionUid', { description: "The payment's id." }),
    redirectUrl: t.exposeString('redirectUrl', {
      description: 'Where the buyer pays; the success page when there is nothing to pay.',
    }),
  }),
});

const TransactionType = builder.objectRef<TransactionRow>('Transaction').implement({
  description: 'A payment attempt for a cart (CHECK-011).',
  fields: (t) => ({
    transactionUid: t.exposeString('id', { description: "The payment's id." }),
    status: t.field({
      type: TransactionStatusType,
      description: 'Its status.',
      resolve: ({ status }) => status,
    }),
    cartUuid: t.exposeString('cart_id', { description: 'The cart that it pays.' }),
  }),
});

builder.queryField('transactionStatus', (t) =>
  t.field({
    type: TransactionType,
    description:
      'The status of a payment (CHECK-038). Anybody who knows the id of a visitor’s payment may read it.',
    errors: { types: [InvalidUUIDError, GetTransactionError, UserHasNoObjectPermissionError] },
    args: { transactionUid: t.arg.string({ required: true, description: "The payment's id." }) },
    resolve: (_root, { transactionUid }, context) => transactionStatus(context, transactionUid),
  }),
);

builder.mutationField('getUsableTransaction', (t) =>
  t.field({
    type: UsableTransactionType,
    description:
      'Where a cart is paid (CHECK-037); repeated calls return the same place. Meanwhile its products are reserved.',
    errors: {
      types: [
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        GetUsableTransactionError,
        TooManyRequestsError,
      ],
    },
    args: {
      cartUuid: t.arg.string({ required: true, description: "The cart's id." }),
      paymentMethod: t.arg({
        type: PaymentMethodType,
        description: 'How; not needed when there is nothing to pay (CHECK-027).',
      }),
      expectedTotal: t.arg.float({
        description:
          'Euros that the buyer was shown: when it costs more by now, nothing is reserved and the error is `cart_total_changed`.',
      }),
    },
    resolve: async (_root, args, context) => {
      await context.limits.spend(limitRules.usableTransaction, context.ip);
      return await usableTransaction(context, args);
    },
  }),
);

builder.mutationField('joinCart', (t) =>
  t.field({
    type: CartType,
    description:
      "Merge a visitor's open cart into the caller's (PERM-004). A cart of the caller is returned unchanged.",
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        ValidationError,
      ],
    },
    args: { cartUuid: t.arg.string({ required: true, description: "The cart's id." }) },
    resolve: async (_root, { cartUuid }, context) => viewOfCart(context, await joinCart(context, cartUuid)),
  }),
);
