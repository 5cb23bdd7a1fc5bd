import { transactionStatuses } from '#domain/payments/transaction.ts';
import { builder } from '../../graphql/builder.ts';

export const TransactionStatusType = builder.enumType('TransactionStatus', {
  description: 'How a payment stands (CHECK-013..020).',
  values: transactionStatuses,
});
