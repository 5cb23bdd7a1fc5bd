import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { MustRefetchError } from '../../graphql/errors.ts';

/** The current epoch of this database. */
async function readEpoch(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('app_meta')
    .select('value')
    .where('key', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * Throws MustRefetchError for a push that was made against another epoch (docs/sync.md, rule 9): after a restored
 * backup, the documents it assumes are unknown here and would otherwise come back as deleted.
 */
export async function requireEpoch(tx: Kysely<Database>, asked: string | null): Promise<void> {
  if (asked === null) return;
  const epoch = await readEpoch(tx);
  if (asked !== epoch) throw new MustRefetchError(epoch);
}

/**
 * Must be called once after a backup was restored: the counters went back, so every checkpoint and every assumed
 * state of a device belongs to an epoch that no longer exists (docs/sync.md, rule 9). Returns the new epoch.
 */
export async function startNewEpoch(db: Kysely<Database>): Promise<string> {
  const epoch = randomUUID();
  await db.updateTable('app_meta').set({ value: epoch }).where('key', '=', 'epoch').execute();
  return epoch;
}
