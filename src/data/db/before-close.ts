import type { HervondenDatabase } from './types.ts';

type BeforeClose = (database: HervondenDatabase) => Promise<void>;

const listeners = new Set<BeforeClose>();

/**
 * Registers work on the database (replication, an open form) that must stop before it closes. Returns the unsubscribe
 * function.
 */
export function onBeforeClose(listener: BeforeClose): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Resolves when every listener has stopped; a second call finds nothing left to stop. */
export async function stopWorkOn(database: HervondenDatabase): Promise<void> {
  for (const listener of listeners) await listener(database);
}
