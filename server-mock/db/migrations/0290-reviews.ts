import { type Kysely, sql } from 'kysely';

const ratings = [
  'delivery_time',
  'item_condition',
  'item_description',
  'item_wrapping',
  'seller_communication',
  'platform_service',
] as const;
const rated = sql.join(ratings.map((rating) => sql.ref(rating)));

const statements = [
  // Both sides of a sale write one; what buyers wrote about sellers before stays as it is.
  sql`alter table seller_reviews rename to reviews`,
  sql`alter table reviews rename column feedback_seller to feedback`,
  sql`alter table reviews
    add column order_product_id uuid references order_products (id),
    -- Which side wrote it.
    add column author text not null default 'BUYER' check (author in ('BUYER', 'SELLER')),
    add column author_id uuid references users (id) on delete set null,
    add column state text not null default 'PUBLISHED'
      check (state in ('WRITTEN', 'PUBLISHED', 'HIDDEN', 'DROPPED')),
    add column published_at timestamptz,
    -- Changed after it was published.
    add column edited_at timestamptz,
    add column reply text,
    add column replied_at timestamptz`,
  ...ratings.map((rating) => sql`alter table reviews alter column ${sql.ref(rating)} drop not null`),
  sql`update reviews set published_at = submitted_at`,
  sql`alter table reviews alter column author drop default, alter column state drop default`,
  sql`alter table reviews
    add constraint reviews_rated check (num_nonnulls(${rated}) = case author when 'BUYER' then 6 else 0 end),
    add constraint reviews_published check ((published_at is null) = (state in ('WRITTEN', 'DROPPED'))),
    add constraint reviews_replied check ((reply is null) = (replied_at is null)),
    add constraint reviews_once unique (order_product_id, author)`,
  sql`alter index seller_reviews_seller rename to reviews_of_seller`,
  sql`create index reviews_of_author on reviews (author_id)`,
  sql`alter table reports drop constraint reports_kind_check`,
  sql`alter table reports add constraint reports_kind_check
    check (kind in ('PRODUCT', 'CHAT', 'SELLER', 'REVIEW'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
