import { syncSchemaVersion } from '#domain/sync/protocol.ts';
import { isStale } from './checkpoint.ts';
import { decideRow } from './decide-row.ts';
import { requireEpoch } from './epoch.ts';
import { requireSize } from './limits.ts';
import { lockHead, readMasters, readUsage } from './masters.ts';
import { readPage } from './read-page.ts';
import { withSavepoint } from './savepoint.ts';
import { requireVersion } from './schema-version.ts';
import { writeDocumentRow } from './write-document-row.ts';

/**
 * The parts of the engine. Each implements one of the rules of docs/sync.md; tests replace one with a broken variant
 * and prove that the contract tests detect it.
 */
export interface SyncParts {
  readonly schemaVersion: number;
  readonly requireVersion: typeof requireVersion;
  readonly readPage: typeof readPage;
  readonly isStale: typeof isStale;
  readonly requireSize: typeof requireSize;
  readonly requireEpoch: typeof requireEpoch;
  readonly lockHead: typeof lockHead;
  readonly readMasters: typeof readMasters;
  readonly readUsage: typeof readUsage;
  readonly decideRow: typeof decideRow;
  readonly withSavepoint: typeof withSavepoint;
  readonly writeRow: typeof writeDocumentRow;
}

export const soundParts: SyncParts = {
  schemaVersion: syncSchemaVersion,
  requireVersion,
  readPage,
  isStale,
  requireSize,
  requireEpoch,
  lockHead,
  readMasters,
  readUsage,
  decideRow,
  withSavepoint,
  writeRow: writeDocumentRow,
};
