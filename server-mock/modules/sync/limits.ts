import { pushLimit } from '#domain/sync/protocol.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { jsonBytes } from './json.ts';

/**
 * Maximum bytes of one push as JSON, both states of all rows; a client splits a larger one (docs/sync.md, rule 12).
 */
export const pushBytesLimit = 512 * 1024;

/** Maximum rows of one person and collection, including tombstones: the limit for a faulty client. */
export const rowsLimit = 20_000;

/** Limits the pushes per person: far above what devices send together, far below what would affect others. */
export const pushLimitRule = limitRules.syncPush;

/**
 * Throws ValidationError for more than 100 rows or 512 kB. A single row is never too large as a batch: it is rejected
 * as a row, so that the client knows which one.
 */
export function requireSize(rows: readonly unknown[]): void {
  if (rows.length > pushLimit) throw new ValidationError('too_many_rows');
  if (rows.length > 1 && jsonBytes(rows) > pushBytesLimit) throw new ValidationError('push_too_large');
}
