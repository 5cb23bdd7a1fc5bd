import { bidDeadlines } from '../modules/bids/expire-bid.ts';
import { caseDeadlines } from '../modules/cases/deadlines.ts';
import { catalogDeadlines } from '../modules/catalog/deadlines.ts';
import { chatDeadlines } from '../modules/chats/unread-mail.ts';
import { dac7Deadlines } from '../modules/dac7/deadlines.ts';
import { newsletterDeadlines } from '../modules/newsletter/product-list-rounds.ts';
import { notificationDeadlines } from '../modules/notifications/deadlines.ts';
import { orderDeadlines } from '../modules/orders/deadlines.ts';
import { paymentDeadlines } from '../modules/payments/deadlines.ts';
import { payoutDeadlines } from '../modules/payouts/deadlines.ts';
import { pushDeadlines } from '../modules/push/ended-subscriptions.ts';
import { reportDeadlines } from '../modules/reports/deadlines.ts';
import { reviewDeadlines } from '../modules/reviews/deadlines.ts';
import { shipmentDeadlines } from '../modules/shipments/deadlines.ts';
import { staffDeadlines } from '../modules/staff/deadlines.ts';
import { suggestionDeadlines } from '../modules/suggestions/deadlines.ts';
import { transportDeadlines } from '../modules/transports/booking.ts';
import { withdrawalDeadlines } from '../modules/withdrawals/deadlines.ts';
import type { DeadlineHandler } from './deadlines.ts';

/**
 * One line per module: each module's deadline handlers. Separate from deadlines.ts, which the modules import to set
 * deadlines.
 */
export const deadlineHandlers: readonly DeadlineHandler[] = [
  ...bidDeadlines,
  ...caseDeadlines,
  ...withdrawalDeadlines,
  ...catalogDeadlines,
  ...chatDeadlines,
  ...newsletterDeadlines,
  ...notificationDeadlines,
  ...orderDeadlines,
  ...pushDeadlines,
  ...reportDeadlines,
  ...reviewDeadlines,
  ...payoutDeadlines,
  ...dac7Deadlines,
  ...shipmentDeadlines,
  ...staffDeadlines,
  ...suggestionDeadlines,
  ...transportDeadlines,
  ...paymentDeadlines,
];
