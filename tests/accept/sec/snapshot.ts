import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** What a refused call may write: counters of tries, the record of refusals, when a token was last used. */
const noted: readonly string[] = ['rate_limits', 'audit_log', 'auth_tokens', 'migrations'];

/** A digest of every row of every table by table, so that "nothing was changed" can be said of all of them. */
export async function snapshot({ db }: ApiHarness): Promise<ReadonlyMap<string, string>> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !noted.includes(name));
  const digests = names.map(
    (name) =>
      sql<{ name: string; digest: string }>`select ${name}::text as name,
        coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Nothing waits longer for its first try by itself. Milliseconds. */
const longestDelay = 10_000;

/** Waits until everything has run that earlier calls led to, what is delayed by seconds too. */
export async function afterHandlers({ db, server }: ApiHarness): Promise<void> {
  const isWaiting = async () => {
    await server.background.runOnce();
    const row = await db
      .selectFrom('event_outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('last_error', 'is', null)
      .where('next_attempt_at', '<', new Date(Date.now() + longestDelay))
      .executeTakeFirst();
    return row !== undefined;
  };
  while (await isWaiting()) await setTimeout(200);
}

/** The tables in which two snapshots differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
