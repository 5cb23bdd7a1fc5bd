import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { openEmbedded } from './embedded.ts';
import { guardedPool } from './guarded-pool.ts';
import { listenOn } from './listen.ts';
import type { Database } from './schema.ts';

export interface DatabasePlace {
  /** A PostgreSQL connection URL; null uses the embedded engine with its files in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
}

/** Opens the database. Throws FolderTakenError if another process uses the folder. */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<DatabaseHandle> {
  return place.databaseUrl === null
    ? await openEmbedded(place.dataDir, log)
    : openPostgres(place.databaseUrl, log);
}

export function openPostgres(databaseUrl: string, log: Log, max = 10): DatabaseHandle {
  const pool = new Pool({ connectionString: databaseUrl, max });
  // Without a listener, an idle connection that the server closes would crash the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    engine: 'postgres',
    db,
    pool,
    listen: (channel, onMessage, onGap) => listenOn(databaseUrl, channel, onMessage, onGap, log),
    close: () => db.destroy(),
  };
}
