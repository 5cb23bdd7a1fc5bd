import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/constants/locales.ts';
import type { DeliveryEvent, DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { ClockStepName } from '#domain/orders/order-clock.ts';
import type { VatScheme } from '#domain/seller/vat.ts';
import type { BigCents, Json, Timestamp } from '../../db/core-tables.ts';
import type { CartAddress } from '../carts/tables.ts';

/** What was bought with one payment. */
export interface OrdersTable {
  id: string;
  number: Generated<string>;
  transaction_id: string;
  cart_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  email: string;
  locale: Locale;
  shipping_address: Json<CartAddress> | null;
  billing_address: Json<CartAddress> | null;
  created_at: Timestamp;
}

/** One sold product of an order, as it was when it was bought (ORDER-001, ORDER-002). */
export interface OrderProductsTable {
  id: string;
  order_id: string;
  product_id: string;
  seller_id: string;
  title: string;
  /** Per unit. */
  price_cents: number;
  /** For the whole line, like the payout. */
  discount_cents: ColumnType<string, number | undefined, number>;
  /** For the whole line, paid with a gift card; a refund returns it to the card. */
  gift_card_cents: ColumnType<string, number | undefined, number>;
  quantity: number;
  /** Whether the seller was a trader at the time of sale, which gives the buyer the right to withdraw. */
  sold_by_trader: Generated<boolean>;
  /** The seller's VAT scheme at the time of sale; null for private sellers and where it is unknown. */
  vat_scheme: Generated<VatScheme | null>;
  payout_cents: BigCents;
  payout_made_at: Timestamp | null;
  created_at: Timestamp;
}

/** How a sold product gets to its buyer (ORDER-003..007); one per order product. */
export interface OrderDeliveriesTable {
  id: string;
  order_product_id: string;
  status: Generated<DeliveryStatus>;
  delivery_type: DeliveryType;
  /** The delivery method that the buyer chose. */
  original_type: DeliveryType;
  transport_handled_by_seller: Generated<boolean>;
  answered_transport_question: Generated<boolean>;
  /** When the seller last changed who delivers; null if that was never changed. */
  transport_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  price_paid_by_customer_cents: Generated<number>;
  price_paid_to_transporter_cents: Generated<number>;
  track_and_trace_link: string | null;
  dhl_tracker_code: string | null;
  postnl_label_link: string | null;
  complaint: string | null;
  /** Why staff cancelled the sale or released the money; both sides read it. */
  staff_reason: Generated<string | null>;
  /** The parcel's first scan, or when the seller marked it as sent. */
  shipped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The agreed moment of a hand-over in person. */
  appointment_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The life cycle event that ended it; null while it is open, and for deliveries that ended before migration 0260. */
  ended_by: ColumnType<DeliveryEvent | null, DeliveryEvent | null | undefined, DeliveryEvent | null>;
  /** When the carrier first rejected the parcel because of an address; null once it has accepted it. */
  address_refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  arrived_at: Timestamp | null;
  handed_off_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  in_review_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  updated_at: Timestamp;
}

/** Completed steps of an order's clock; each is stored once per starting moment. */
interface OrderClockStepsTable {
  delivery_id: string;
  name: ClockStepName;
  count: number;
  since: Timestamp;
  done_at: Timestamp;
}

export interface OrderTables {
  orders: OrdersTable;
  order_products: OrderProductsTable;
  order_deliveries: OrderDeliveriesTable;
  order_clock_steps: OrderClockStepsTable;
}
