import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/**
 * Tables that a refused call may change: rate limit counters, the record of refusals, and the last use of a token.
 */
const noted: readonly string[] = ['rate_limits', 'audit_log', 'auth_tokens', 'migrations'];

const tablesOf = new WeakMap<ApiHarness, readonly string[]>();

async function tableNames(api: ApiHarness): Promise<readonly string[]> {
  const known = tablesOf.get(api) ?? (await api.db.introspection.getTables()).map(({ name }) => name);
  tablesOf.set(api, known);
  return known;
}

type Snapshot = ReadonlyMap<string, string>;

/** Counts every row that is written, also by a transaction that is rolled back. */
const writes = 'counted_writes';

async function countWrites(api: ApiHarness, names: readonly string[]): Promise<void> {
  await sql`create sequence if not exists ${sql.table(writes)}`.execute(api.db);
  await sql`create or replace function count_write() returns trigger language plpgsql as
    'begin perform nextval(''counted_writes''); return null; end'`.execute(api.db);
  for (const name of names)
    await sql`create or replace trigger count_write after insert or update or delete on ${sql.table(name)}
      for each row execute function count_write()`.execute(api.db);
}

async function numberOfWrites(api: ApiHarness): Promise<string> {
  const { rows } = await sql<{
    n: string;
  }>`select concat(last_value, is_called) as n from ${sql.table(writes)}`.execute(api.db);
  return rows[0]?.n ?? '';
}

const latest = new WeakMap<ApiHarness, { readonly writes: string; readonly digests: Snapshot }>();

/**
 * A digest of the rows of each table, to verify that nothing was changed. Computed anew only if a row was written since
 * the last one: reading all tables takes most of the time of a refused call.
 */
export async function snapshot(api: ApiHarness): Promise<Snapshot> {
  const names = (await tableNames(api)).filter((name) => !noted.includes(name));
  const before = latest.get(api);
  if (before === undefined) await countWrites(api, names);
  const now = await numberOfWrites(api);
  if (before?.writes === now) return before.digests;
  const digests = await digestsOf(api, names);
  latest.set(api, { writes: now, digests });
  return digests;
}

async function digestsOf(api: ApiHarness, names: readonly string[]): Promise<Snapshot> {
  const digests = names.map(
    (name) =>
      sql<{ name: string; digest: string }>`select ${name}::text as name,
        coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(digests, sql` union all `)}`.execute(api.db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Maximum milliseconds by which the first attempt of an event handler is delayed. */
const longestDelay = 10_000;

/** Waits until the event handlers of earlier calls have run, including those that are delayed by seconds. */
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

/** The names of tables in which two snapshots differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
