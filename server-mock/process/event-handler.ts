import type { CommandScope } from '../command.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { StoredEvent } from './events.ts';
import type { SideLaneName } from './side-lanes.ts';

/**
 * Handles an event after its commit. `inside` runs in a transaction that also records the handler as done, so its
 * writes happen exactly once. `outside` calls external services (an email, a push) without a transaction and is
 * recorded afterwards: it runs at least once, so it must be safe to repeat.
 */
export type EventHandler = {
  /** Unique, and must never be renamed: completed runs are stored under this name. */
  readonly name: string;
  /** The type of event. */
  readonly on: string;
} & (
  | {
      readonly inside: (scope: CommandScope, event: StoredEvent, deps: ServerDeps) => Promise<void>;
      readonly lane?: undefined;
    }
  | {
      readonly outside: (event: StoredEvent, deps: ServerDeps) => Promise<void>;
      /** The lane of the service that the handler waits for; the main lane if it waits for none. */
      readonly lane?: SideLaneName;
    }
);

/** A handler for events from which nothing follows, because an event without any handler counts as failed. */
export function ignoring(name: string, on: string): EventHandler {
  return { name, on, inside: async () => undefined };
}
