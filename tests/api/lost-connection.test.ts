import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createScratchDatabase, type ScratchDatabase } from '#tests/setup/postgres.ts';
import { createTestLog } from '#tests/setup/quiet-log.ts';

// What PostgreSQL or the network ends while it is in use. The embedded engine has no connections.

let scratch: ScratchDatabase;
let database: DatabaseHandle;
const { log, lines } = createTestLog();

beforeAll(async () => {
  scratch = await createScratchDatabase();
  database = openPostgres(scratch.url, log, 2);
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

const processOf = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

test('a connection that ends between two statements fails its transaction, not the process', async () => {
  const transaction = inTransaction(database.db, async (tx) => {
    const other = new Client({ connectionString: scratch.url });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [await processOf(tx)]);
    await other.end();
    await expect.poll(() => lines.join()).toContain('a database connection was lost');
    await sql`select 1`.execute(tx);
  });
  await expect(transaction).rejects.toThrow();
  expect(await processOf(database.db)).toBeGreaterThan(0);
});

test('a statement that does not end is cancelled; a migration waits for another one', async () => {
  const hasty = openPostgres(scratch.url, log, 2, 100);
  await expect(sql`select pg_sleep(10)`.execute(hasty.db)).rejects.toThrow('statement timeout');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const other = inTransaction(database.db, async (tx) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(tx);
    await gate;
  });
  const migrated = migrate(hasty.db);
  await sql`select pg_sleep(0.3)`.execute(database.db);
  open();
  await Promise.all([other, migrated]);
  await expect(sql`select pg_sleep(10)`.execute(hasty.db)).rejects.toThrow('statement timeout');
  await hasty.close();
});
