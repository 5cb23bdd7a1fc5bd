import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { MediaTable, UploadsTable } from './tables.ts';

export type Media = Selectable<MediaTable>;
export type Upload = Selectable<UploadsTable>;

export async function findMedia(db: Kysely<Database>, userId: string, key: string): Promise<Media | null> {
  const found = await db
    .selectFrom('media')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found ?? null;
}

export async function findUpload(db: Kysely<Database>, userId: string, hash: string): Promise<Upload | null> {
  const found = await db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found ?? null;
}

/** Starts an upload; leaves an existing one of the same hash unchanged. */
export async function startUpload(
  db: Kysely<Database>,
  upload: Pick<Upload, 'user_id' | 'hash' | 'bytes'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ ...upload, received: 0, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doNothing())
    .execute();
}

/** Advances an upload from its known offset. Returns false if the offset has changed in the meantime. */
export async function advanceUpload(
  db: Kysely<Database>,
  upload: Upload,
  received: number,
  now: Date,
): Promise<boolean> {
  const moved = await db
    .updateTable('uploads')
    .set({ received, updated_at: now })
    .where('user_id', '=', upload.user_id)
    .where('hash', '=', upload.hash)
    .where('received', '=', upload.received)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export async function endUpload(
  db: Kysely<Database>,
  upload: Pick<Upload, 'user_id' | 'hash'>,
): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('user_id', '=', upload.user_id)
    .where('hash', '=', upload.hash)
    .execute();
}

export async function insertMedia(db: Kysely<Database>, media: Media): Promise<void> {
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .execute();
}

/** Returns the uploads of a user that have received no chunk since `before`. */
export async function staleUploads(db: Kysely<Database>, userId: string, before: Date): Promise<Upload[]> {
  return await db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .where('updated_at', '<', before)
    .execute();
}
