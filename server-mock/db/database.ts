import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { guardedPool } from './guarded-pool.ts';
import { listenOn } from './listen.ts';
import type { Database } from './schema.ts';

/** An open database of either engine; the same SQL and types go through `db`. */
export interface DatabaseHandle {
  readonly engine: 'postgres' | 'pglite';
  readonly db: Kysely<Database>;
  /** For the limits that several processes count together, nothing else; null on the embedded engine. */
  readonly pool: Pool | null;
  /**
   * Follows NOTIFY on a channel; `onGap` tells that messages may have been missed. Null on the embedded engine, which
   * has one process only.
   */
  readonly listen:
    | ((channel: string, onMessage: (payload: string) => void, onGap: () => void) => () => Promise<void>)
    | null;
  /** Closes everything; the embedded engine writes a checkpoint first and gives the folder free. */
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL address; without it the embedded engine keeps its files in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
}

/** Opens the database. Throws FolderTakenError when another process has the folder. */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<DatabaseHandle> {
  return place.databaseUrl === null
    ? await openEmbedded(place.dataDir, log)
    : openPostgres(place.databaseUrl, log);
}

/** A PostgreSQL database behind a pool of connections. */
export function openPostgres(databaseUrl: string, log: Log, max = 10): DatabaseHandle {
  const pool = new Pool({ connectionString: databaseUrl, max });
  // Without a listener a connection that the server drops while idle would end the process.
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
