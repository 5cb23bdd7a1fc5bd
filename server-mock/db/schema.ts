import type { AddressTables } from '../modules/addresses/tables.ts';
import type { AuthTables } from '../modules/auth/tables.ts';
import type { BidTables } from '../modules/bids/tables.ts';
import type { BoardTables } from '../modules/boards/tables.ts';
import type { CartTables } from '../modules/carts/tables.ts';
import type { CaseTables } from '../modules/cases/tables.ts';
import type { CatalogTables } from '../modules/catalog/tables.ts';
import type { ChatTables } from '../modules/chats/tables.ts';
import type { ConsentTables } from '../modules/consent/tables.ts';
import type { ContentTables } from '../modules/content/tables.ts';
import type { Dac7Tables } from '../modules/dac7/tables.ts';
import type { DashboardTables } from '../modules/dashboard/tables.ts';
import type { DeliveryTables } from '../modules/delivery/tables.ts';
import type { EventTables } from '../modules/events/tables.ts';
import type { MediaTables } from '../modules/media/tables.ts';
import type { NewsletterTables } from '../modules/newsletter/tables.ts';
import type { NotificationTables } from '../modules/notifications/tables.ts';
import type { OrderTables } from '../modules/orders/tables.ts';
import type { PaymentTables } from '../modules/payments/tables.ts';
import type { PayoutTables } from '../modules/payouts/tables.ts';
import type { PickupTables } from '../modules/pickups/tables.ts';
import type { PushTables } from '../modules/push/tables.ts';
import type { QuestionTables } from '../modules/questions/tables.ts';
import type { ReportTables } from '../modules/reports/tables.ts';
import type { ReviewTables } from '../modules/reviews/tables.ts';
import type { SellersTables } from '../modules/sellers/tables.ts';
import type { ShipmentTables } from '../modules/shipments/tables.ts';
import type { StaffTables } from '../modules/staff/tables.ts';
import type { StaffDeskTables } from '../modules/staff-desk/tables.ts';
import type { SuggestionTables } from '../modules/suggestions/tables.ts';
import type { SyncTables } from '../modules/sync/tables.ts';
import type { TransportTables } from '../modules/transports/tables.ts';
import type { WantedTables } from '../modules/wanted/tables.ts';
import type { WatchTables } from '../modules/watches/tables.ts';
import type { WishlistTables } from '../modules/wishlist/tables.ts';
import type { WithdrawalTables } from '../modules/withdrawals/tables.ts';
import type { CoreTables } from './core-tables.ts';

/** All tables. Each module declares its own in `modules/<module>/tables.ts` and adds them here. */
export interface Database
  extends CoreTables,
    AddressTables,
    AuthTables,
    BidTables,
    BoardTables,
    CartTables,
    CaseTables,
    WithdrawalTables,
    CatalogTables,
    ChatTables,
    ConsentTables,
    ContentTables,
    DashboardTables,
    DeliveryTables,
    EventTables,
    MediaTables,
    NewsletterTables,
    NotificationTables,
    OrderTables,
    PaymentTables,
    PickupTables,
    Dac7Tables,
    PayoutTables,
    PushTables,
    QuestionTables,
    ReportTables,
    ReviewTables,
    SellersTables,
    ShipmentTables,
    StaffDeskTables,
    StaffTables,
    SuggestionTables,
    SyncTables,
    TransportTables,
    WantedTables,
    WatchTables,
    WishlistTables {}
