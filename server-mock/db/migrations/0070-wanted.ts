import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table wanted_items (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    title text not null,
    description text not null,
    budget_cents integer not null check (budget_cents between 100 and 100000000),
    -- All segments from the top; null when the owner could not choose one.
    category text,
    width_lower integer, width_upper integer,
    height_lower integer, height_upper integer,
    depth_lower integer, depth_upper integer,
    diameter_lower integer, diameter_upper integer,
    -- The language that the owner spoke: mails come in it.
    locale text not null check (locale in ('nl', 'en', 'fr')),
    status text not null default 'ONGOING' check (status in ('ONGOING', 'FOUND', 'REMOVED')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (width_lower is null or width_lower <= width_upper),
    check (height_lower is null or height_lower <= height_upper),
    check (depth_lower is null or depth_lower <= depth_upper),
    check (diameter_lower is null or diameter_lower <= diameter_upper)
  )`,
  sql`create index wanted_items_of_user on wanted_items (user_id, created_at desc)`,
  sql`create index wanted_items_ongoing on wanted_items (category, budget_cents) where status = 'ONGOING'`,
  sql`create table wanted_images (
    item_id uuid not null references wanted_items (id) on delete cascade,
    position integer not null check (position between 0 and 3),
    key text not null,
    width integer not null,
    height integer not null,
    color text not null,
    primary key (item_id, position)
  )`,
  sql`create index wanted_images_by_key on wanted_images (key)`,
  sql`create table wanted_matches (
    item_id uuid not null references wanted_items (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    matched_at timestamptz not null,
    primary key (item_id, product_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
