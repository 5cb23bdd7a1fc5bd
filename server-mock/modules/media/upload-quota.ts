import { type Kysely, sql } from 'kysely';
import { unusedBytesLimit } from '#domain/photo/photo-rules.ts';
import type { Database } from '../../db/schema.ts';
import { isUsed } from './picture-users.ts';
import { UploadQuotaError } from './upload-errors.ts';

/**
 * Throws UploadQuotaError if the photos of an account that nothing uses yet would exceed `unusedBytesLimit` with
 * another upload of these bytes.
 */
export async function requireQuota(db: Kysely<Database>, userId: string, bytes: number): Promise<void> {
  const allowed = unusedBytesLimit - bytes - (await unfinishedBytes(db, userId));
  // Which photos are in use is only looked up for the few accounts with so many.
  if ((await storedBytes(db, userId)) <= allowed) return;
  if ((await unusedBytes(db, userId)) > allowed) throw new UploadQuotaError();
}

const sumOfBytes = sql<string>`coalesce(sum(bytes), 0)`.as('sum');

async function unfinishedBytes(db: Kysely<Database>, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('uploads')
    .where('user_id', '=', userId)
    .select(sumOfBytes)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

async function storedBytes(db: Kysely<Database>, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('media')
    .where('user_id', '=', userId)
    .select(sumOfBytes)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** The bytes of the photos that no synced draft and nothing of `pictureUsers` refers to. */
async function unusedBytes(db: Kysely<Database>, userId: string): Promise<number> {
  const { sum } = await db
    .with('in_documents', (cte) =>
      cte
        .selectFrom('sync_documents')
        .where('user_id', '=', userId)
        .select(sql<string>`(regexp_matches(content::text, '[0-9a-f]{64}', 'g'))[1]`.as('key')),
    )
    .selectFrom('media')
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${isUsed(sql.ref('media.key'))}`)
    .where('key', 'not in', (eb) => eb.selectFrom('in_documents').select('in_documents.key'))
    .select(sumOfBytes)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
