import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const keptDays = 90;

/** Deletes events older than ninety days. */
export async function forgetOldEvents(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom('logged_events').where('at', '<', before).execute();
}
