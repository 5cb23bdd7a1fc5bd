import { PGlite } from '@electric-sql/pglite';
import type { DatabaseHandle } from '#server/db/database.ts';
import { handleOf } from '#server/db/embedded.ts';
import type { Log } from '#server/log.ts';
import { ensureTemplate } from './database-template.ts';
import { openScratchDatabase } from './postgres.ts';

export type Engine = 'pglite' | 'postgres';

/** The engine that this run asks for: `TEST_DATABASE=postgres` (or `DB=pg`); the embedded one otherwise. */
export const engineOfRun: Engine =
  process.env.TEST_DATABASE === 'postgres' || process.env.DB === 'pg' ? 'postgres' : 'pglite';

/** An embedded database in memory: nothing is kept. */
export async function openInMemory(): Promise<DatabaseHandle> {
  const pglite = new PGlite({ loadDataDir: await ensureTemplate() });
  await pglite.waitReady;
  return handleOf(pglite);
}

/** A fresh, empty database of the asked engine; closing it throws it away. */
export async function openTestDatabase(engine: Engine, log: Log): Promise<DatabaseHandle> {
  return engine === 'postgres' ? await openScratchDatabase(log) : await openInMemory();
}
