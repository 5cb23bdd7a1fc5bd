import { type Kysely, sql } from 'kysely';

const statements = [
  // Who wrote the platform's own text: a text service, or nobody, from the facts of the piece. Null: people.
  sql`alter table products add column editorial_source text
    check (editorial_source in ('TEXT_SERVICE', 'PRODUCT_FACTS'))`,
  // What staff changed about a piece, field by field, from what to what.
  sql`create table product_edits (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    editor_id uuid,
    at timestamptz not null,
    changes jsonb not null
  )`,
  sql`create index product_edits_of_product on product_edits (product_id, at desc)`,
  // By what texts are written until somebody says otherwise; one row for each kind of text.
  sql`create table text_settings (
    kind text primary key check (kind in ('DESCRIPTION', 'INTRO')),
    instructions text not null,
    model text not null,
    temperature double precision not null check (temperature between 0 and 1),
    updated_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
