import type { DatabaseHandle } from './db/database-handle.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';

/** Somebody opened the page of a product. It counts as a view unless the visitor was there shortly before. */
export interface Visit {
  readonly productId: string;
  /** An account or an IP address. */
  readonly visitor: string;
}

/**
 * Counts visits as views, some seconds later and many at once, so that no page waits for it. A view is lost if the process is
 * killed before, or if the database counts it and its answer does not arrive.
 */
export interface VisitCounter {
  add(visit: Visit): void;
  /**
   * Counts all visits that have been added, except those of products that are locked, which stay. Rejects if the database
   * cannot; the visits stay too.
   */
  count(): Promise<void>;
  /** Counts for the last time, and gives up after two seconds. */
  stop(): Promise<void>;
}

export type CreateVisitCounter = (parts: {
  readonly db: DatabaseHandle['db'];
  readonly limits: Limits;
  readonly log: Log;
}) => VisitCounter;
