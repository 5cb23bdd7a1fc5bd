import type { AddressTables } from './addresses/tables.ts';
import type { AuthTables } from './auth/tables.ts';
import type { BidTables } from './bids/tables.ts';
import type { BoardTables } from './boards/tables.ts';
import type { CartTables } from './carts/tables.ts';
import type { CaseTables } from './cases/tables.ts';
import type { CatalogTables } from './catalog/tables.ts';
import type { ChatTables } from './chats/tables.ts';
import type { ConsentTables } from './consent/tables.ts';
import type { ContentTables } from './content/tables.ts';
import type { Dac7Tables } from './dac7/tables.ts';
import type { DashboardTables } from './dashboard/tables.ts';
import type { DeliveryTables } from './delivery/tables.ts';
import type { EventTables } from './events/tables.ts';
import type { GiftCardTables } from './gift-cards/tables.ts';
import type { LedgerTables } from './ledger/tables.ts';
import type { MediaTables } from './media/tables.ts';
import type { NewsletterTables } from './newsletter/tables.ts';
import type { NotificationTables } from './notifications/tables.ts';
import type { OrderTables } from './orders/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PayoutTables } from './payouts/tables.ts';
import type { PickupTables } from './pickups/tables.ts';
import type { PushTables } from './push/tables.ts';
import type { QuestionTables } from './questions/tables.ts';
import type { ReportTables } from './reports/tables.ts';
import type { ReservationTables } from './reservations/tables.ts';
import type { ReviewTables } from './reviews/tables.ts';
import type { SellersTables } from './sellers/tables.ts';
import type { ShipmentTables } from './shipments/tables.ts';
import type { StaffTables } from './staff/tables.ts';
import type { StaffDeskTables } from './staff-desk/tables.ts';
import type { SuggestionTables } from './suggestions/tables.ts';
import type { SyncTables } from './sync/tables.ts';
import type { TransportTables } from './transports/tables.ts';
import type { WantedTables } from './wanted/tables.ts';
import type { WatchTables } from './watches/tables.ts';
import type { WishlistTables } from './wishlist/tables.ts';
import type { WithdrawalTables } from './withdrawals/tables.ts';

/**
 * Adds the tables of the modules to the type of the database. Types cannot be collected at run time, so this list
 * stands beside the manifest; the declaration merges with the interface in db/schema.ts, which therefore imports no
 * module.
 */
declare module '../db/schema.ts' {
  interface Database
    extends AddressTables,
      AuthTables,
      BidTables,
      BoardTables,
      CartTables,
      CaseTables,
      CatalogTables,
      ChatTables,
      ConsentTables,
      ContentTables,
      Dac7Tables,
      DashboardTables,
      DeliveryTables,
      EventTables,
      GiftCardTables,
      LedgerTables,
      MediaTables,
      NewsletterTables,
      NotificationTables,
      OrderTables,
      PaymentTables,
      PayoutTables,
      PickupTables,
      PushTables,
      QuestionTables,
      ReportTables,
      ReservationTables,
      ReviewTables,
      SellersTables,
      ShipmentTables,
      StaffTables,
      StaffDeskTables,
      SuggestionTables,
      SyncTables,
      TransportTables,
      WantedTables,
      WatchTables,
      WishlistTables,
      WithdrawalTables {}
}
