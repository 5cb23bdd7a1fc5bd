import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
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
