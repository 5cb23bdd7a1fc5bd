import type { DeadlineHandler } from '../../process/deadlines.ts';
import { paymentCheckDue } from './events.ts';
import { reservationEnd } from './reservation-end-view.ts';

/** Products were reserved long enough for somebody who was about to pay: the provider is asked, after this transaction. */
const paymentDeadline: DeadlineHandler = {
  kind: 'payment_deadline',
  run: async (scope, transactionId) => await scope.emit(paymentCheckDue, { transactionId }),
};

export const paymentDeadlines: readonly DeadlineHandler[] = [paymentDeadline, reservationEnd];
