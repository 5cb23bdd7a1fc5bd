import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table listing_contents (
    id uuid primary key,
    url text not null,
    language text not null,
    title text not null,
    content text not null,
    intro text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (url, language)
  )`,
  sql`create table listing_content_images (
    content_id uuid not null references listing_contents (id) on delete cascade,
    index integer not null,
    key text not null,
    alt text not null,
    primary key (content_id, index)
  )`,
  sql`create table listing_faqs (
    id uuid primary key,
    content_id uuid not null references listing_contents (id) on delete cascade,
    position integer not null,
    question text not null,
    answer text not null
  )`,
  sql`create index listing_faqs_of_content on listing_faqs (content_id, position)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
