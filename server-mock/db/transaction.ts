import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

interface Scope {
  open: boolean;
  readonly afterCommit: (() => void)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/** Thrown when the pool is asked for a connection inside a transaction: on one connection that would wait for ever. */
class PoolInTransactionError extends Error {
  constructor() {
    super('The pool was used inside a transaction: pass `tx` on instead of `db`.');
  }
}

/** Throws PoolInTransactionError when the current call chain holds an open transaction. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open === true) throw new PoolInTransactionError();
}

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits when it resolves. The only way to start one. Never await
 * anything but `tx` inside: the embedded database has a single connection.
 */
export async function inTransaction<Value>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  refuseInsideTransaction();
  const scope: Scope = { open: false, afterCommit: [] };
  const value = await db.transaction().execute((tx) =>
    scopes.run(scope, async () => {
      scope.open = true;
      try {
        return await work(tx);
      } finally {
        scope.open = false;
      }
    }),
  );
  for (const effect of scope.afterCommit) effect();
  return value;
}

const lostToAnother = new Set(['40P01', '40001']);

/**
 * As `inTransaction`, and once more from its beginning when the database gave another transaction the way: after a
 * deadlock or a failed serialisation nothing of it has happened.
 */
export async function inRetriedTransaction<Value>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (!hasLost(error)) throw error;
    return await inTransaction(db, work);
  }
}

function hasLost(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && lostToAnother.has(String(error.code))
  );
}

/** Keeps an effect in memory (a message on the bus) until the current transaction has committed; lost on rollback. */
export function afterCommit(effect: () => void): void {
  const scope = scopes.getStore();
  if (scope?.open !== true) throw new Error('afterCommit() needs an open transaction.');
  scope.afterCommit.push(effect);
}
