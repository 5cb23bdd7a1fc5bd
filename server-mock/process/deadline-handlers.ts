import { bidDeadlines } from '../modules/bids/expire-bid.ts';
import { catalogDeadlines } from '../modules/catalog/deadlines.ts';
import { chatDeadlines } from '../modules/chats/unread-mail.ts';
import { newsletterDeadlines } from '../modules/newsletter/listing-rounds.ts';
import { notificationDeadlines } from '../modules/notifications/deadlines.ts';
import { paymentDeadlines } from '../modules/payments/deadlines.ts';
import { suggestionDeadlines } from '../modules/suggestions/deadlines.ts';
import { transportDeadlines } from '../modules/transports/booking.ts';
import type { DeadlineHandler } from './deadlines.ts';

/**
 * Each module spreads its handlers in here: one line per module. Apart from deadlines.ts, which modules import to set
 * one.
 */
export const deadlineHandlers: readonly DeadlineHandler[] = [
  ...bidDeadlines,
  ...catalogDeadlines,
  ...chatDeadlines,
  ...newsletterDeadlines,
  ...notificationDeadlines,
  ...suggestionDeadlines,
  ...transportDeadlines,
  ...paymentDeadlines,
];
