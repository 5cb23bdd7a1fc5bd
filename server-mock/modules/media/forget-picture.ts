import type { Kysely } from 'kysely';
import { heightsFor, mediaFits, mediaWidths } from '#domain/photo/media-address.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaFiles } from './media-files.ts';
import { inPictureLock } from './picture-lock.ts';
import { mediaFormats, renditionName } from './render.ts';

/**
 * Deletes the file of a picture and all its resized versions, unless an account still has the picture. The caller has
 * deleted the rows of those who no longer need it.
 */
export async function forgetPicture(db: Kysely<Database>, files: MediaFiles, key: string): Promise<void> {
  const isShared = await inPictureLock(db, key, async (tx) => {
    const other = await tx.selectFrom('media').select('key').where('key', '=', key).executeTakeFirst();
    if (other === undefined) await files.dropOriginal(key);
    return other !== undefined;
  });
  if (isShared) return;
  // If somebody has uploaded the same picture in the meantime, these are rendered again on request.
  for (const name of sizesOf(key)) await files.dropCached(name);
}

function sizesOf(key: string): readonly string[] {
  return mediaWidths.flatMap((width) =>
    [null, ...heightsFor(width)].flatMap((height) =>
      mediaFits.flatMap((fit) =>
        mediaFormats.map((format) => renditionName({ bucket: 'listings', key, width, height, fit }, format)),
      ),
    ),
  );
}
