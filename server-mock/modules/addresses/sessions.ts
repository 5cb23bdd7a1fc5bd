import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';

/** Milliseconds; services that bill by session end theirs much sooner. */
const longestSession = 30 * 60_000;
const kept = 24 * 60 * 60_000;

/**
 * The session to go on with: the given one while it lasts, a new one at the first question, after an address was chosen
 * and after half an hour (readings ADDR-003).
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
  // A few old ones go with every new one, so that the table stays small without a task of its own.
  await sql`delete from address_sessions where id in (
    select id from address_sessions where created_at < ${new Date(now.getTime() - kept)} limit 20
    for update skip locked)`.execute(db);
  return id;
}

/** Ends a session: the next question begins another one. */
export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  if (isUuid(id)) await db.deleteFrom('address_sessions').where('id', '=', id).execute();
}
