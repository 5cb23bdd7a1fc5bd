import type { DatabaseHandle } from '#server/db/database.ts';
import { openInMemory } from '#server/db/embedded.ts';
import { ensureTemplate } from '#server/db/template.ts';
import type { Log } from '#server/log.ts';
import { openScratchDatabase } from './postgres.ts';

export type Engine = 'pglite' | 'postgres';

/** The engine that this run asks for: `TEST_DATABASE=postgres` (or `DB=pg`); the embedded one otherwise. */
export const engineOfRun: Engine =
  process.env.TEST_DATABASE === 'postgres' || process.env.DB === 'pg' ? 'postgres' : 'pglite';

/** A fresh, empty database of the asked engine; closing it throws it away. */
export async function openTestDatabase(engine: Engine, log: Log): Promise<DatabaseHandle> {
  return engine === 'postgres' ? await openScratchDatabase(log) : await openInMemory(await ensureTemplate());
}
