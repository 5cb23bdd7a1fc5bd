import type { DeadlineHandler } from '../../process/deadlines.ts';
import { paymentCheckDue } from '../reservations/events.ts';

/** The reservation for an open payment has ended: the provider is asked for its status after this transaction. */
const paymentDeadline: DeadlineHandler = {
  kind: 'payment_deadline',
  run: async (scope, transactionId) => await scope.emit(paymentCheckDue, { transactionId }),
};

export const paymentDeadlines: readonly DeadlineHandler[] = [paymentDeadline];
