import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { forgetPicture } from './forget-picture.ts';
import type { MediaFiles } from './media-files.ts';
import { isUsed } from './picture-users.ts';
import { endUpload, findUpload } from './store.ts';

const day = 24 * 60 * 60_000;
/** Days after which an interrupted upload or an unreferenced picture is deleted. */
const retentionDays = 30;
/** The size limit of resized pictures in bytes; deleted ones are rendered again on request. */
const cacheLimit = 2 * 1024 ** 3;
const atOnce = 200;
/**
 * Milliseconds after its last write when the file of an upload without a row is deleted. A chunk that is being written
 * as the row is deleted leaves such a file; no request takes that long.
 */
const orphanAge = 6 * 60 * 60_000;

export interface MediaSweep {
  readonly uploads: number;
  readonly pictures: number;
  readonly cachedBytes: number;
}

/**
 * Deletes what is no longer needed: interrupted uploads, and photos that no draft and nothing of `pictureUsers`
 * refers to, both after 30 days; files of uploads that have no row; and the least recently used resized pictures
 * above their size limit.
 */
export async function sweepMedia(
  db: Kysely<Database>,
  files: MediaFiles,
  now: Date,
  limit = cacheLimit,
): Promise<MediaSweep> {
  const before = new Date(now.getTime() - retentionDays * day);
  return {
    uploads: (await dropOldUploads(db, files, before)) + (await dropOrphans(db, files, now)),
    pictures: await dropUnusedPictures(db, files, before),
    cachedBytes: await files.trimCache(limit),
  };
}

async function dropOldUploads(db: Kysely<Database>, files: MediaFiles, before: Date): Promise<number> {
  const old = await db
    .selectFrom('uploads')
    .select(['user_id', 'hash'])
    .where('updated_at', '<', before)
    .limit(atOnce)
    .execute();
  for (const upload of old) {
    await endUpload(db, upload);
    await files.dropUpload(upload.user_id, upload.hash);
  }
  return old.length;
}

/** Deletes the files of uploads without a row; returns their number. */
async function dropOrphans(db: Kysely<Database>, files: MediaFiles, now: Date): Promise<number> {
  const old = await files.uploadsBefore(new Date(now.getTime() - orphanAge));
  let count = 0;
  for (const { userId, hash } of old) {
    if ((await findUpload(db, userId, hash)) !== null) continue;
    await files.dropUpload(userId, hash);
    count += 1;
  }
  return count;
}

/**
 * The keys of a draft's pictures are searched in the text of its content. A key is a hash, so no other text can
 * match.
 */
async function dropUnusedPictures(db: Kysely<Database>, files: MediaFiles, before: Date): Promise<number> {
  let count = 0;
  while (true) {
    const gone = await db
      .deleteFrom('media')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'key'),
          'in',
          selectFrom('media')
            .select(['user_id', 'key'])
            .where('created_at', '<', before)
            .where(sql<boolean>`not ${isUsed(sql.ref('media.key'))}`)
            .where(
              sql<boolean>`not exists (select 1 from sync_documents where sync_documents.user_id = media.user_id
                and position(media.key in sync_documents.content::text) > 0)`,
            )
            .limit(atOnce)
            .$asTuple('user_id', 'key'),
        ),
      )
      .returning(['key'])
      .execute();
    for (const { key } of gone) await forgetPicture(db, files, key);
    count += gone.length;
    if (gone.length < atOnce) return count;
  }
}
