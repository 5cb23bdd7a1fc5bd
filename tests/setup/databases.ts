import { PGlite } from '@electric-sql/pglite';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { handleOf } from '#server/db/embedded.ts';
import type { Log } from '#server/log.ts';
import { readMigratedTemplate } from './database-template.ts';
import { openScratchDatabase } from './postgres.ts';
import { ReverseUnordered } from './reverse-unordered.ts';

export type Engine = 'pglite' | 'postgres';

/** The database engine of this run: `TEST_DATABASE=postgres` or `DB=pg`, otherwise the embedded one. */
export const engineOfRun: Engine =
  process.env.TEST_DATABASE === 'postgres' || process.env.DB === 'pg' ? 'postgres' : 'pglite';

/**
 * Starting an engine fills its shared buffers with zeros. The default of 128 MB takes most of the start; the databases of
 * the tests have about 10 MB.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Opens an embedded database in memory; migrated during a test run. */
export async function openInMemory(): Promise<DatabaseHandle> {
  const pglite = new PGlite({ startParams, loadDataDir: await readMigratedTemplate() });
  await pglite.waitReady;
  return handleOf(pglite);
}

/**
 * Opens a new database of the engine without rows, migrated during a test run; closing it deletes it. The embedded
 * database has a single connection, so it never meets a deadlock.
 */
export async function openTestDatabase(
  engine: Engine,
  log: Log,
  checks: { readonly refuseDeadlocks?: boolean } = {},
): Promise<DatabaseHandle> {
  const handle = engine === 'postgres' ? await openScratchDatabase(log, checks) : await openInMemory();
  return { ...handle, db: handle.db.withPlugin(new ReverseUnordered()) };
}
