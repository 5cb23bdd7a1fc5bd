import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import pRetry from 'p-retry';
import type { Database } from './schema.ts';

interface Scope {
  open: boolean;
  readonly afterCommit: (() => void)[];
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Thrown when a connection is requested from the pool inside a transaction: with a single connection it would
 * deadlock.
 */
class PoolInTransactionError extends Error {
  constructor() {
    super('The pool was used inside a transaction: pass `tx` on instead of `db`.');
  }
}

/** Throws PoolInTransactionError if the current async call chain is inside an open transaction. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open === true) throw new PoolInTransactionError();
}

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits when it resolves. This is the only way to start a
 * transaction. Inside it, never await anything but `tx`: the embedded database has a single connection.
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
 * Several requests and the sweep of deadlines can lock one product at the same moment, so a transaction may be rolled
 * back more than once. The random pause keeps the retries apart.
 */
const retries = { retries: 5, minTimeout: 10, maxTimeout: 200, randomize: true } as const;

/**
 * Like `inTransaction`, but retries up to five times after a deadlock or a serialisation failure, both of which roll
 * everything back.
 */
export async function inRetriedTransaction<Value>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  return await pRetry(() => inTransaction(db, work), {
    ...retries,
    shouldRetry: ({ error }) => hasLost(error),
  });
}

function hasLost(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && lostToAnother.has(String(error.code))
  );
}

/**
 * Delays an in-memory effect (such as a message on the bus) until the current transaction has committed; a rollback
 * drops it. Throws if there is no open transaction.
 */
export function afterCommit(effect: () => void): void {
  const scope = scopes.getStore();
  if (scope?.open !== true) throw new Error('afterCommit() needs an open transaction.');
  scope.afterCommit.push(effect);
}
