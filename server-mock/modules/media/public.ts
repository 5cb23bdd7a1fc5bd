import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { forgetPicture } from './forget-picture.ts';
import { mediaFiles } from './media-files.ts';
import type { Media } from './store.ts';

/**
 * Returns size in pixels and dominant colour (#rrggbb) of those keys that this user has uploaded completely, by key.
 */
export async function ownedMedia(
  db: Kysely<Database>,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, Pick<Media, 'width' | 'height' | 'color'>>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['key', 'width', 'height', 'color'])
    .where('user_id', '=', userId)
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, width, height, color }) => [key, { width, height, color }]));
}

/**
 * Deletes the files of an erased account, whose rows are gone: of its pictures, unless somebody else has uploaded them
 * too, and of its uploads that never completed.
 */
export async function forgetPicturesOf(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  const files = mediaFiles(config.dataDir);
  await files.dropUploadsOf(userId);
  for (const key of keys) await forgetPicture(db, files, key);
}
