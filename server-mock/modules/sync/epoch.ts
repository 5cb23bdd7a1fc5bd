import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { MustRefetchError } from '../../graphql/errors.ts';

/** Which history of this database counts. */
async function readEpoch(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('app_meta')
    .select('value')
    .where('key', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * Refuses a push that was made against another history (rule 9): after a restored backup the documents it assumes are
 * unknown here, and would otherwise come back as deleted.
 */
export async function requireEpoch(tx: Kysely<Database>, asked: string | null): Promise<void> {
  if (asked === null) return;
  const epoch = await readEpoch(tx);
  if (asked !== epoch) throw new MustRefetchError(epoch);
}

/**
 * To be called once after a backup was restored: the counters have gone back in time, so every checkpoint and every
 * assumed state out there belongs to a history that is gone (rule 9). Answers the new epoch.
 */
export async function startNewEpoch(db: Kysely<Database>): Promise<string> {
  const epoch = randomUUID();
  await db.updateTable('app_meta').set({ value: epoch }).where('key', '=', 'epoch').execute();
  return epoch;
}
