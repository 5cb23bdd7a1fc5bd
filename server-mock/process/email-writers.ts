import { bidEmails } from '../modules/bids/emails.ts';
import { caseEmails } from '../modules/cases/emails.ts';
import { catalogEmails } from '../modules/catalog/emails.ts';
import { chatEmails } from '../modules/chats/emails.ts';
import type { EmailWriters } from '../modules/notifications/emails.ts';
import { orderEmails } from '../modules/orders/emails.ts';
import { payoutEmails } from '../modules/payouts/emails.ts';
import { pickupEmails } from '../modules/pickups/emails.ts';
import { questionEmails } from '../modules/questions/emails.ts';
import { reportEmails } from '../modules/reports/emails.ts';
import { reviewEmails } from '../modules/reviews/emails.ts';
import { shipmentEmails } from '../modules/shipments/emails.ts';
import { staffEmails } from '../modules/staff/emails.ts';
import { suggestionEmails } from '../modules/suggestions/emails.ts';
import { transportEmails } from '../modules/transports/emails.ts';
import { wantedEmails } from '../modules/wanted/emails.ts';
import { withdrawalEmails } from '../modules/withdrawals/emails.ts';

/** One line per module: the email writers of each module that has its own emails. */
export const emailWriters: EmailWriters = {
  ...bidEmails,
  ...caseEmails,
  ...catalogEmails,
  ...chatEmails,
  ...orderEmails,
  ...pickupEmails,
  ...payoutEmails,
  ...questionEmails,
  ...reportEmails,
  ...reviewEmails,
  ...shipmentEmails,
  ...staffEmails,
  ...suggestionEmails,
  ...transportEmails,
  ...wantedEmails,
  ...withdrawalEmails,
};
