import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { guardedPool } from './guarded-pool.ts';
import { listenOn } from './listen.ts';
import type { Database } from './schema.ts';

/** An open database of either engine. Both run the same SQL through `db`. */
export interface DatabaseHandle {
  readonly engine: 'postgres' | 'pglite';
  readonly db: Kysely<Database>;
  /** Only for rate limits that several processes share; null on the embedded engine. */
  readonly pool: Pool | null;
  /**
   * Subscribes to NOTIFY on a channel; `onGap` is called when messages may have been missed. Null on the embedded
   * engine, which runs in a single process.
   */
  readonly listen:
    | ((channel: string, onMessage: (payload: string) => void, onGap: () => void) => () => Promise<void>)
    | null;
  /** Closes all connections; the embedded engine also writes a checkpoint and releases the folder lock. */
  close(): Promise<void>;
}

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
