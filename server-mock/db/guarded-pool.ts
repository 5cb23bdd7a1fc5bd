import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { PreparedStatements, PreparingClient } from './prepared-statements.ts';
import { refuseInsideTransaction } from './transaction.ts';

/**
 * Wraps the pool and refuses a second connection inside a transaction, which would deadlock on PGlite's single
 * connection. Frequent queries are prepared.
 */
export function guardedPool(pool: Pool, statements = new PreparedStatements()): PostgresPool {
  /** Kysely recognises a connection by its object. */
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      refuseInsideTransaction();
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, statements);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
