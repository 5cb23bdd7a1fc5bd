import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The current epoch of this database. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('app_meta')
    .select('value')
    .where('key', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return row.value;
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
