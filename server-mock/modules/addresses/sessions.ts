import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';

/** In milliseconds. Services that bill per session end theirs much sooner. */
const longestSession = 30 * 60_000;
const lifetime = 24 * 60 * 60_000;

/**
 * Returns the id of the session to use: the given one while it is valid, otherwise a new one. A session ends when an
 * address is selected and after 30 minutes (ADDR-003, docs/readings.md).
 */
export async function sessionFor(db: Kysely<Database>, given: string | null, now: Date): Promise<string> {
  if (given !== null && isUuid(given)) {
    const found = await db
      .selectFrom('address_sessions')
      .select('id')
      .where('id', '=', given)
      .where('created_at', '>', new Date(now.getTime() - longestSession))
      .executeTakeFirst();
    if (found !== undefined) return found.id;
  }
  const id = randomUUID();
  await db.insertInto('address_sessions').values({ id, created_at: now }).execute();
  // Every insert deletes up to 20 old sessions, so that the table stays small without a separate job.
  await sql`delete from address_sessions where id in (
    select id from address_sessions where created_at < ${new Date(now.getTime() - lifetime)} limit 20
    for update skip locked)`.execute(db);
  return id;
}

/** Ends a session; the next request for suggestions starts a new one. */
export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  if (isUuid(id)) await db.deleteFrom('address_sessions').where('id', '=', id).execute();
}
