import { pushLimit } from '#domain/sync/protocol.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { jsonBytes } from './json.ts';

/** Bytes of one push as JSON, both states of all rows; a client splits a larger one (rule 12). */
export const pushBytesLimit = 512 * 1024;

/** Rows of one person and collection, tombstones included: what a broken client can fill at the most. */
export const rowsLimit = 20_000;

/** Pushes per person: far above what devices batch together, far below what would hurt others. */
export const pushLimitRule = limitRules.syncPush;

/**
 * Throws ValidationError for more than 100 rows or 512 kB. A single row is never too large as a batch: it is refused
 * as a row, so that the client knows which one.
 */
export function requireSize(rows: readonly unknown[]): void {
  if (rows.length > pushLimit) throw new ValidationError('too_many_rows');
  if (rows.length > 1 && jsonBytes(rows) > pushBytesLimit) throw new ValidationError('push_too_large');
}
