import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { refuseInsideTransaction } from './transaction.ts';

/**
 * Wraps the pool and refuses a second connection inside a transaction, which would deadlock on PGlite's single
 * connection.
 */
export function guardedPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      refuseInsideTransaction();
      return await pool.connect();
    },
    end: () => pool.end(),
  };
}
