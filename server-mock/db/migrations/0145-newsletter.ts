import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table subscriptions (
    id uuid primary key,
    kind text not null check (kind in ('NEWSLETTER', 'LISTING')),
    email text not null,
    locale text not null check (locale in ('nl', 'en', 'fr')),
    -- Of a listing alone: how often, which address of the shop, and its name.
    interval text check (interval in ('DAILY', 'WEEKLY')),
    saved_url text not null default '',
    title text not null default '' check (length(title) <= 150),
    asked_at timestamptz not null,
    -- Null until the address was confirmed by mail.
    confirmed_at timestamptz,
    ended_at timestamptz,
    -- Pieces up to this moment were mailed, or were there before.
    seen_until timestamptz,
    check ((kind = 'LISTING') = (interval is not null)),
    check ((kind = 'LISTING') = (saved_url <> '')),
    unique (email, kind, saved_url)
  )`,
  sql`create table discount_codes (
    id uuid primary key,
    -- In capitals, as it is compared.
    code text not null unique check (code = upper(code)),
    source text not null check (source in ('newsletter', 'referral')),
    -- Of the address that it was made for; null for a code that is everybody's.
    address_hash text,
    type text not null check (type in ('fixed_amount', 'percentage')),
    -- Cents, or whole percent.
    value integer not null check (value > 0),
    minimal_order_value_cents integer not null default 0 check (minimal_order_value_cents >= 0),
    first_purchase_only boolean not null default false,
    uses_allowed integer check (uses_allowed > 0),
    created_at timestamptz not null,
    valid_until timestamptz,
    check (type <> 'percentage' or value <= 100),
    -- One code per address, also when fifty ask at once.
    unique (source, address_hash)
  )`,
  sql`insert into discount_codes (id, code, source, type, value, first_purchase_only, created_at)
    values ('5f6f1b1e-6d2c-4a8e-9a55-0d1b6c3f7a10', 'WELKOM10', 'referral', 'percentage', 10, true, now())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
