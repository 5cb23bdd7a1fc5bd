import { type Kysely, sql } from 'kysely';

/** Indexes of the account that rows belong to, in tables that are searched only when it is exported or erased. */
const accounts = [
  ...[
    ['agreed_prices', 'buyer_id'],
    ['carts', 'user_id'],
    ['transactions', 'user_id'],
    ['questions', 'user_id'],
    ['one_time_links', 'user_id'],
    ['chat_messages', 'sender_id'],
    ['product_reviews', 'reviewer_id'],
    ['product_edits', 'editor_id'],
    ['reports', 'reporter_id'],
    ['report_appeals', 'user_id'],
    ['case_photos', 'user_id'],
    ['fee_invoices', 'seller_id'],
  ].map(
    ([table = '', column = '']) =>
      sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`,
  ),
  sql`create index withdrawals_of_line on withdrawals (order_product_id)`,
];

/** Indexes of the email address under which somebody acted without an account. */
const addresses = [
  ['transactions', 'email'],
  ['orders', 'email'],
  ['bids', 'email'],
  ['questions', 'email'],
  ['wishlists', 'email'],
  ['reports', 'reporter_email'],
  ['mail_outbox', 'recipient'],
  ['mail_outbox', 'reply_to'],
].map(
  ([table = '', column = '']) =>
    sql`create index ${sql.ref(`${table}_by_lower_${column}`)} on ${sql.table(table)} (lower(${sql.ref(column)}))`,
);

const statements = [
  ...accounts,
  ...addresses,
  // Every text in a payload: events name the people they are about under many keys.
  sql`create index event_outbox_texts on event_outbox
    using gin (jsonb_path_query_array(payload, 'strict $.** ? (@.type() == "string")'))`,
  // What the hourly task looks for.
  sql`create index carts_of_visitors on carts (updated_at) where user_id is null and status = 'OPEN'`,
  sql`create index carts_bought_by_visitors on carts (updated_at) where user_id is null and status = 'FROZEN'
    and num_nonnulls(shipping_address, billing_address, mp_session_id, mp_device_id) > 0`,
  sql`create index transactions_of_cart on transactions (cart_id)`,
  sql`create index transactions_unpaid on transactions (updated_at)
    where status in ('expired', 'cancelled', 'failed') and email not like '%@verwijderd.invalid'`,
  sql`create index questions_of_visitors on questions (created_at) where user_id is null`,
  sql`create index bids_of_visitors on bids (modified_at)
    where user_id is null and email not like '%@verwijderd.invalid'`,
  sql`create index wishlists_oldest on wishlists (created_at)`,
  sql`create index subscriptions_unconfirmed on subscriptions (asked_at) where confirmed_at is null`,
  sql`create index users_inactive on users (created_at) where not is_active`,
];

/** Indexes for finding what belongs to a person, and data of people without an account that has expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
