import type { DatabaseHandle } from './db/database-handle.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';

/** Somebody opened the page of a product. */
export interface Visit {
  readonly productId: string;
  /** An account or an IP address: repeated visits of one visitor count once in a while. */
  readonly visitor: string;
}

/** Counts visits soon, several at once, so that no page waits for its count. */
export interface Visits {
  add(visit: Visit): void;
  /** Counts what has been added. Rejects if the database cannot; the visits are kept for the next time. */
  count(): Promise<void>;
  /** Counts what has been added, and no longer counts on its own. */
  stop(): Promise<void>;
}

export type OpenVisits = (parts: {
  readonly db: DatabaseHandle['db'];
  readonly limits: Limits;
  readonly log: Log;
}) => Visits;
