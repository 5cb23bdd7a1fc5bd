import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { erasedEmail } from '#domain/account/erased-email.ts';
import {
  anyOf,
  ofSeller,
  ofUserOrEmail,
  type Person,
  type TableInventory,
  within,
} from './table-inventory.ts';

type OrderTables =
  | 'transactions'
  | 'item_claims'
  | 'gift_card_movements'
  | 'ledger_postings'
  | 'ledger_entries'
  | 'orders'
  | 'order_products'
  | 'order_deliveries'
  | 'order_clock_steps'
  | 'transports'
  | 'transport_proposals'
  | 'transport_proposal_dates'
  | 'simulated_payments'
  | 'simulated_refunds';

const nobody = () => ({
  email: erasedEmail(randomUUID()),
  shipping_address: null,
  billing_address: null,
});
/**
 * The law requires financial records for seven years; without a name, an address or an email address they identify
 * nobody.
 */
const books = 'the books are kept by law, without a name on them';

const ofTransaction = (column: string) => (person: Person) =>
  sql<boolean>`${sql.ref(column)} in (select id from transactions where ${ofUserOrEmail()(person)})`;
/** What somebody bought or sold. */
export const ownLines = (person: Person) =>
  anyOf('order_products', [within('order_id', 'orders', ofUserOrEmail())(person), ofSeller()(person)]);

/** The deliveries of purchases and sales. */
export const ownDeliveries = (person: Person) =>
  sql<boolean>`delivery_id in (select id from order_deliveries where order_product_id in
    (select id from order_products where ${ownLines(person)}))`;
export const sides = 'the other side of a sale must still see its outcome';

/** Payments, orders and the ledger. */
export const orderInventory: Pick<TableInventory, OrderTables> = {
  transactions: {
    rows: ofUserOrEmail(),
    columns: {
      ...{ id: 'kept', cart_id: 'plain', user_id: 'kept', email: 'personal', locale: 'kept' },
      ...{ shipping_address: 'personal', billing_address: 'personal', status: 'kept' },
      ...{ payment_method: 'kept', amount_cents: 'kept', payment_id: 'kept', redirect_url: 'plain' },
      ...{ discount_id: 'kept', discount_cents: 'kept', gift_card_id: 'kept', gift_card_cents: 'kept' },
      ...{ superseded: 'plain', checked_at: 'plain', created_at: 'kept', updated_at: 'kept' },
      ...{ network_hash: 'secret', subnet_hash: 'secret' },
    },
    erase: { reason: books, blank: () => ({ ...nobody(), network_hash: null, subnet_hash: null }) },
  },
  item_claims: {
    rows: ofTransaction('transaction_id'),
    columns: {
      ...{ transaction_id: 'kept', product_id: 'kept', quantity: 'kept', price_cents: 'kept' },
      ...{ delivery_method_id: 'kept', delivery_price_cents: 'kept', state: 'kept', expires_at: 'plain' },
      ...{ position: 'plain', discount_cents: 'kept', gift_card_cents: 'kept' },
    },
    erase: { reason: books, blank: () => ({}) },
  },
  gift_card_movements: {
    rows: ofTransaction('transaction_id'),
    columns: {
      ...{ id: 'plain', card_id: 'kept', transaction_id: 'kept', order_product_id: 'kept' },
      ...{ amount_cents: 'kept', created_at: 'kept' },
    },
    erase: { reason: books, blank: () => ({}) },
  },
  ledger_postings: {
    rows: ofTransaction('transaction_id'),
    columns: {
      ...{ id: 'plain', position: 'plain', kind: 'kept', transaction_id: 'kept' },
      ...{ order_product_id: 'kept', payout_id: 'plain', created_at: 'kept' },
    },
    erase: { reason: books, blank: () => ({}) },
  },
  ledger_entries: {
    rows: (person) =>
      sql<boolean>`posting_id in (select id from ledger_postings where ${ofTransaction('transaction_id')(person)})`,
    columns: { posting_id: 'plain', account: 'kept', amount_cents: 'kept' },
    erase: { reason: books, blank: () => ({}) },
  },
  orders: {
    rows: ofUserOrEmail(),
    columns: {
      ...{ id: 'kept', number: 'kept', transaction_id: 'kept', cart_id: 'plain', user_id: 'kept' },
      ...{ email: 'personal', locale: 'kept', shipping_address: 'personal', billing_address: 'personal' },
      created_at: 'kept',
    },
    erase: { reason: books, blank: nobody },
  },
  order_products: {
    rows: ownLines,
    columns: {
      ...{ id: 'kept', order_id: 'kept', product_id: 'kept', seller_id: 'kept', title: 'kept' },
      ...{ price_cents: 'kept', discount_cents: 'kept', gift_card_cents: 'kept' },
      ...{ quantity: 'kept', payout_cents: 'kept', sold_by_trader: 'kept', vat_scheme: 'kept' },
      ...{ payout_made_at: 'kept', created_at: 'kept' },
    },
    erase: { reason: books, blank: () => ({}) },
  },
  order_deliveries: {
    rows: (person) =>
      sql<boolean>`order_product_id in (select id from order_products where ${ownLines(person)})`,
    columns: {
      ...{ id: 'kept', order_product_id: 'kept', status: 'kept', delivery_type: 'kept' },
      ...{ original_type: 'kept', transport_handled_by_seller: 'kept', answered_transport_question: 'kept' },
      transport_changed_at: 'kept',
      ...{ price_paid_by_customer_cents: 'kept', price_paid_to_transporter_cents: 'kept' },
      ...{ track_and_trace_link: 'personal', dhl_tracker_code: 'personal', postnl_label_link: 'personal' },
      ...{
        complaint: 'kept',
        staff_reason: 'kept',
        arrived_at: 'kept',
        handed_off_at: 'kept',
        confirmed_at: 'kept',
      },
      ...{ in_review_at: 'kept', cancelled_at: 'kept', updated_at: 'kept', shipped_at: 'kept' },
      ...{ appointment_at: 'kept', ended_by: 'kept', address_refused_at: 'plain' },
    },
    erase: {
      reason: sides,
      blank: () => ({ track_and_trace_link: null, dhl_tracker_code: null, postnl_label_link: null }),
    },
  },
  order_clock_steps: {
    rows: ownDeliveries,
    columns: { delivery_id: 'kept', name: 'kept', count: 'plain', since: 'kept', done_at: 'kept' },
    erase: { reason: sides, blank: () => ({}) },
  },
  transports: {
    rows: ownDeliveries,
    columns: {
      ...{ delivery_id: 'kept', planning: 'kept', sync: 'plain', sync_failed: 'plain', width_cm: 'kept' },
      ...{ height_cm: 'kept', depth_cm: 'kept', shipping_date: 'kept', pickup_window: 'kept' },
      ...{ created_at: 'kept', updated_at: 'plain' },
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  transport_proposals: {
    rows: ownDeliveries,
    columns: {
      ...{ id: 'plain', delivery_id: 'kept', status: 'kept', submitted_by: 'kept', rejected_by: 'kept' },
      ...{ selected_date: 'kept', created_at: 'kept', answered_at: 'kept' },
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  transport_proposal_dates: {
    rows: (person) =>
      sql<boolean>`proposal_id in (select id from transport_proposals where ${ownDeliveries(person)})`,
    columns: { proposal_id: 'plain', day: 'kept' },
    erase: { reason: sides, blank: () => ({}) },
  },
  simulated_payments: {
    rows: null,
    columns: {
      ...{ id: 'plain', idempotency_key: 'plain', reference: 'plain', amount_cents: 'plain' },
      ...{ status: 'plain', return_url: 'plain', created_at: 'plain' },
    },
  },
  simulated_refunds: {
    rows: null,
    columns: {
      ...{ idempotency_key: 'plain', payment_id: 'plain', amount_cents: 'plain', created_at: 'plain' },
    },
  },
};
