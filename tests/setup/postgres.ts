import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '#server/db/database.ts';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Log } from '#server/log.ts';

/** Environment variable with the URL of the run's PostgreSQL server, which tests/setup/global-setup.ts starts. */
export const adminUrlKey = 'TEST_POSTGRES_URL';

/**
 * Environment variable with the name of the migrated database that each test copies; tests/setup/global-setup.ts
 * creates it.
 */
export const templateKey = 'TEST_POSTGRES_TEMPLATE';

/** Migrates one database for the whole run, which each test copies instead of running all migrations. */
export async function makeMigratedDatabase(adminUrl: string, log: Log): Promise<() => Promise<void>> {
  const name = scratchName('template');
  await asAdmin(adminUrl, `create database ${name}`);
  const handle = openPostgres(addressOf(adminUrl, name), log, 2);
  try {
    await migrate(handle.db);
  } finally {
    // PostgreSQL copies a template only while nobody is connected to it.
    await handle.close();
  }
  process.env[templateKey] = name;
  return () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
}

/** A separate database on the run's PostgreSQL. */
export interface ScratchDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on the run's PostgreSQL, migrated during a test run. Throws if the run has no PostgreSQL. */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const adminUrl = adminUrlOfRun();
  const name = scratchName('test');
  const template = process.env[templateKey];
  await asAdmin(adminUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return {
    name,
    url: addressOf(adminUrl, name),
    drop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/**
 * Opens a separate database on the run's PostgreSQL, migrated during a test run; closing it drops it. With
 * `refuseDeadlocks`, closing throws if transactions met a deadlock: they are retried, so a frequent deadlock shows in
 * no answer, only as a delay of a second.
 */
export async function openScratchDatabase(
  log: Log,
  { refuseDeadlocks = false }: { readonly refuseDeadlocks?: boolean } = {},
): Promise<DatabaseHandle> {
  const database = await createScratchDatabase();
  const handle = openPostgres(database.url, log, 20);
  return {
    ...handle,
    async close() {
      await handle.close();
      const deadlocks = refuseDeadlocks ? await countDeadlocks(adminUrlOfRun(), database.name) : 0;
      await database.drop();
      if (deadlocks > 0) throw new Error(`The transactions of this test met ${deadlocks} deadlocks.`);
    },
  };
}

function adminUrlOfRun(): string {
  const url = process.env[adminUrlKey];
  if (url !== undefined) return url;
  throw new Error('There is no PostgreSQL for this test: run it with DB=pg, with postgresql installed.');
}

/** PostgreSQL's own counter, which connections update when they end, shortly after the pool is closed. */
async function countDeadlocks(adminUrl: string, database: string): Promise<number> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (let tries = 1; ; tries += 1) {
      const { rows } = await client.query<{ numbackends: number; deadlocks: string }>(
        'select numbackends, deadlocks from pg_stat_database where datname = $1',
        [database],
      );
      const [row] = rows;
      if (row === undefined) return 0;
      if (row.numbackends === 0 || tries === 100) return Number(row.deadlocks);
      await setTimeout(10);
    }
  } finally {
    await client.end();
  }
}

function scratchName(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

function addressOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
