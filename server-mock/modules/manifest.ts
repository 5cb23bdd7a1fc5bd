import type { ServerModule } from '../module.ts';
import { addressesModule } from './addresses/module.ts';
import { authModule } from './auth/module.ts';
import { bidsModule } from './bids/module.ts';
import { boardsModule } from './boards/module.ts';
import { cartsModule } from './carts/module.ts';
import { casesModule } from './cases/module.ts';
import { catalogModule } from './catalog/module.ts';
import { chatsModule } from './chats/module.ts';
import { consentModule } from './consent/module.ts';
import { contentModule } from './content/module.ts';
import { dac7Module } from './dac7/module.ts';
import { dashboardModule } from './dashboard/module.ts';
import { deliveryModule } from './delivery/module.ts';
import { eventsModule } from './events/module.ts';
import { giftCardsModule } from './gift-cards/module.ts';
import { ledgerModule } from './ledger/module.ts';
import { mediaModule } from './media/module.ts';
import { newsletterModule } from './newsletter/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { ordersModule } from './orders/module.ts';
import { paymentsModule } from './payments/module.ts';
import { payoutsModule } from './payouts/module.ts';
import { pickupsModule } from './pickups/module.ts';
import { privacyModule } from './privacy/module.ts';
import { productsModule } from './products/module.ts';
import { pushModule } from './push/module.ts';
import { questionsModule } from './questions/module.ts';
import { reportsModule } from './reports/module.ts';
import { reservationsModule } from './reservations/module.ts';
import { reviewsModule } from './reviews/module.ts';
import { sellersModule } from './sellers/module.ts';
import { shipmentsModule } from './shipments/module.ts';
import { staffModule } from './staff/module.ts';
import { staffDeskModule } from './staff-desk/module.ts';
import { suggestionsModule } from './suggestions/module.ts';
import { syncModule } from './sync/module.ts';
import { transportsModule } from './transports/module.ts';
import { wantedModule } from './wanted/module.ts';
import { watchesModule } from './watches/module.ts';
import { wishlistModule } from './wishlist/module.ts';
import { withdrawalsModule } from './withdrawals/module.ts';

/**
 * All modules of the server, and the only list of them beside that of their tables (tables.ts). Its order is the
 * order in which the handlers of one event run and in which start tasks start.
 */
export const serverModules: readonly ServerModule[] = [
  addressesModule,
  authModule,
  bidsModule,
  boardsModule,
  cartsModule,
  casesModule,
  withdrawalsModule,
  catalogModule,
  chatsModule,
  consentModule,
  contentModule,
  dashboardModule,
  deliveryModule,
  eventsModule,
  giftCardsModule,
  ledgerModule,
  mediaModule,
  newsletterModule,
  notificationsModule,
  ordersModule,
  paymentsModule,
  pickupsModule,
  payoutsModule,
  dac7Module,
  privacyModule,
  productsModule,
  pushModule,
  questionsModule,
  reportsModule,
  reservationsModule,
  reviewsModule,
  sellersModule,
  shipmentsModule,
  staffDeskModule,
  staffModule,
  suggestionsModule,
  syncModule,
  transportsModule,
  wantedModule,
  watchesModule,
  wishlistModule,
];
