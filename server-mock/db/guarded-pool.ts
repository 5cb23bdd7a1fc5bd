import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { refuseInsideTransaction } from './transaction.ts';

/** The pool, refusing a second connection to whoever holds a transaction (it would hang for ever on PGlite). */
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
