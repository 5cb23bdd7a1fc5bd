import type { WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { recordRejectedEdit } from '../db/rejected-edits.ts';
import { collectionOf, contentOf, rowOfDocument } from '../db/rows.ts';
import type { HervondenDatabase, RowOf } from '../db/types.ts';
import { openEdits } from './confirm.ts';
import type { PullPage } from './transport.ts';

/**
 * Handles the server's request to start over (docs/sync-hazards.md, H15). After the complete pull from the beginning,
 * documents that it did not contain no longer exist on the server and are deleted here too, except those with an edit
 * that was never sent. Deleted drafts and addresses become rejected edits: after a restored backup nobody deleted
 * them, and not every restored backup has another epoch.
 */
export class Refetch<C extends SyncCollection> {
  readonly #database: HervondenDatabase;
  readonly #collection: C;
  #seen: Set<string> | null = null;

  constructor(database: HervondenDatabase, collection: C) {
    this.#database = database;
    this.#collection = collection;
  }

  arm(): void {
    this.#seen = new Set();
  }

  /**
   * Tombstones for what a complete pull did not contain; empty before the last page or when no refetch is required.
   */
  async missing(page: PullPage, last: boolean): Promise<WithDeleted<RowOf<C>>[]> {
    const seen = this.#seen;
    if (seen === null) return [];
    for (const document of page.documents) seen.add(document.id);
    if (!last) return [];
    const rows = await collectionOf(this.#database, this.#collection).find().exec();
    // Read after the rows: an edit is recorded before its document is stored, so no new document counts as deleted.
    const edits = new Set((await openEdits(this.#database, this.#collection)).map((entry) => entry.docId));
    const gone = rows.filter((row) => !seen.has(row.primary) && !edits.has(row.primary));
    const states: WithDeleted<RowOf<C>>[] = [];
    for (const row of gone) {
      const state = rowOfDocument<C>(row);
      if (this.#collection === 'drafts' || this.#collection === 'addresses') {
        await recordRejectedEdit(this.#database, {
          collection: this.#collection,
          docId: row.primary,
          code: 'deleted_elsewhere',
          fields: [],
          content: contentOf(this.#collection, state),
        });
      }
      states.push({ ...state, _deleted: true });
    }
    this.#seen = null;
    return states;
  }
}
