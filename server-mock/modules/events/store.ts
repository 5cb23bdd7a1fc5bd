import type { Kysely } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import type { Database } from '../../db/schema.ts';

/** Deletes events that are older than the privacy page says. */
export async function forgetOldEvents(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - promises.statistics.visitDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom('logged_events').where('at', '<', before).execute();
}
