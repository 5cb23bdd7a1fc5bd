import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseHandle } from './database-handle.ts';
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
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, log);
  // Not loaded where PostgreSQL is used.
  const { openEmbedded } = await import('./embedded.ts');
  return await openEmbedded(place.dataDir, log);
}

/**
 * Milliseconds after which a statement is cancelled, and a transaction that has become silent is ended with its
 * connection: a process that hangs would otherwise keep its locks of products for ever. Migrations take longer and lift
 * the limit of statements themselves.
 */
const longestWork = 60_000;
/** Milliseconds to wait for a connection; beyond that, callers get an error instead of waiting for ever. */
const longestConnecting = 10_000;

/** Opens PostgreSQL with at most `max` connections; `limit` replaces the milliseconds of a statement. */
export function openPostgres(databaseUrl: string, log: Log, max = 10, limit = longestWork): DatabaseHandle {
  const pool = new Pool({
    ...{ connectionString: databaseUrl, max, connectionTimeoutMillis: longestConnecting },
    ...{ statement_timeout: limit, idle_in_transaction_session_timeout: limit },
  });
  // A connection may end at any time, also between two statements of a transaction, where no query reports it. Without
  // listeners of their own, connections would then end the process, and so would the pool.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    engine: 'postgres',
    db,
    pool,
    listen: (channel, onMessage, onGap) => listenOn(databaseUrl, channel, onMessage, onGap, log),
    close: () => db.destroy(),
  };
}
