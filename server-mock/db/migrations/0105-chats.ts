import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table conversations (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    buyer_id uuid not null references users (id) on delete cascade,
    seller_id uuid not null references sellers (id) on delete cascade,
    buyer_locale text not null,
    message_count integer not null default 0,
    buyer_read integer not null default 0,
    seller_read integer not null default 0,
    buyer_mailed integer not null default 0,
    seller_mailed integer not null default 0,
    buyer_blocks boolean not null default false,
    seller_blocks boolean not null default false,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    -- CHAT-007: the same buyer and product, the same conversation.
    unique (product_id, buyer_id)
  )`,
  sql`create index conversations_of_buyer on conversations (buyer_id, modified_at)`,
  sql`create index conversations_of_seller on conversations (seller_id, modified_at)`,
  sql`create table chat_messages (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    position integer not null check (position > 0),
    side text not null check (side in ('BUYER', 'SELLER')),
    sender_id uuid references users (id) on delete set null,
    kind text not null check (kind in ('TEXT', 'PAYMENT_LINK')),
    text text not null,
    price_cents integer check (price_cents > 0),
    discount_cents integer check (discount_cents >= 0),
    expires_at timestamptz,
    created_at timestamptz not null,
    unique (conversation_id, position)
  )`,
  sql`create table chat_reports (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    reporter_id uuid not null references users (id) on delete cascade,
    reason text not null,
    created_at timestamptz not null
  )`,
  sql`create index chat_reports_of_conversation on chat_reports (conversation_id, created_at)`,
  sql`create table agreed_prices (
    product_id uuid not null references products (id) on delete cascade,
    buyer_id uuid not null references users (id) on delete cascade,
    price_cents integer not null check (price_cents > 0),
    agreed_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (product_id, buyer_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
