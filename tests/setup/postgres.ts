import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type DatabaseHandle, openPostgres } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';

/** The address of the server for this run; tests/setup/global-setup.ts starts one and puts it here. */
export const adminUrlKey = 'TEST_POSTGRES_URL';

/** A database of its own on the run's PostgreSQL; closing it drops it. */
export async function openScratchDatabase(log: Log): Promise<DatabaseHandle> {
  const adminUrl = process.env[adminUrlKey];
  if (adminUrl === undefined) {
    throw new Error('There is no PostgreSQL for this test: run it with DB=pg, with postgresql installed.');
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const handle = openPostgres(url.href, log, 20);
  return {
    ...handle,
    async close() {
      await handle.close();
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
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
