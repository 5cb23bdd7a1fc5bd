import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface PictureUser {
  readonly table: keyof Database;
  /** The column with the key of a picture. */
  readonly column: string;
  /** For a row that shows its picture to everybody; without it the rows of the table never do. */
  readonly isPublic?: RawBuilder<boolean>;
}

/**
 * Every column that refers to a picture by its key. Drafts are not among them: theirs are in the text of a synced
 * document (sweep.ts).
 */
export const pictureUsers: readonly PictureUser[] = [
  {
    table: 'product_images',
    column: 'key',
    isPublic: sql`exists (select 1 from products
      where products.id = product_images.product_id and products.status = 'PUBLISHED')`,
  },
  { table: 'products', column: 'mood_image_key' },
  { table: 'sellers', column: 'image_key', isPublic: sql`true` },
  { table: 'listing_content_images', column: 'key', isPublic: sql`true` },
  { table: 'wanted_images', column: 'key' },
  { table: 'case_photos', column: 'key' },
];

function uses(
  { table, column }: PictureUser,
  key: RawBuilder<string>,
  condition: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${key} and ${condition})`;
}

/** Whether any row refers to the picture with this key. */
export function isUsed(key: RawBuilder<string>): RawBuilder<boolean> {
  const each = pictureUsers.map((user) => uses(user, key, sql`true`));
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Returns whether a picture is public: a published product, a seller or the content of a product list shows it. */
export async function isPublicPicture(db: Kysely<Database>, key: string): Promise<boolean> {
  const each = pictureUsers.flatMap((user) =>
    user.isPublic === undefined ? [] : [uses(user, sql`${key}`, user.isPublic)],
  );
  const { isPublic } = await db
    .selectNoFrom(sql<boolean>`(${sql.join(each, sql` or `)})`.as('isPublic'))
    .executeTakeFirstOrThrow();
  return isPublic;
}
