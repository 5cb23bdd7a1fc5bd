import { type Kysely, sql } from 'kysely';

const statements = [
  // Each request for a picture asks whether something public shows it.
  sql`create index sellers_image_key on sellers (image_key) where image_key is not null`,
  sql`create index listing_content_images_key on listing_content_images (key)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
