import {
  catchError,
  combineLatest,
  defer,
  EMPTY,
  filter,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import * as v from 'valibot';
import { draftChangeSchema, type ListingDraft } from '#domain/product/draft.ts';
import { type StorageUpdate, storageLost$ } from '#src/data/db/database-stream.ts';
import { databaseName, isLeaving } from '#src/data/db/owners.ts';
import { reportLost } from '#src/data/db/reopen.ts';
import { collectionOf, contentOf, isFromServer, storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { recordUnwrittenDraft, unwrittenDraft } from '#src/data/db/unwritten-drafts.ts';
import { newVersionId } from '#src/data/db/version-origin.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { itemState$ } from '#src/data/sync/sync-status.ts';
import { clock } from '#src/platform/clock/clock.ts';
import type { DraftChange } from './draft-fields.ts';
import type { DraftStore, StoredDraft, UnwrittenDraftEdit } from './stored-draft.ts';

class DatabaseDraftStore implements DraftStore {
  readonly stored$: Observable<StoredDraft>;
  readonly lost$: Observable<StorageUpdate['loss']>;
  readonly #databases$: Observable<HervondenDatabase>;
  readonly #id: string;
  /** The name of the owner's expected database, later that of the open one. */
  #name: string | null = null;
  /** The edit to record as soon as the name is known. */
  #unnamed: UnwrittenDraftEdit | null = null;
  #isFromServer = false;
  /** The last content that the server is known to have; null until then. */
  #confirmed: ListingDraft | null = null;

  constructor(databases$: Observable<HervondenDatabase>, id: string, owner: Owner) {
    this.#id = id;
    void this.#nameFor(owner).catch(() => undefined);
    this.#databases$ = databases$.pipe(tap(({ name }) => (this.#name = name)));
    this.lost$ = storageLost$.pipe(
      filter(({ name }) => name === this.#name),
      map(({ loss }) => loss),
    );
    this.stored$ = this.#databases$.pipe(
      switchMap((database) =>
        merge(this.#storedIn(database), this.#followServer(database)).pipe(
          // Emissions of a storage that is being removed are not acknowledgements.
          takeUntil(this.lost$),
          // The database that is opened instead is followed next.
          catchError((error: unknown) => {
            reportLost(database, error);
            return EMPTY;
          }),
        ),
      ),
    );
  }

  async create(draft: ListingDraft, over: (found: ListingDraft) => ListingDraft): Promise<void> {
    const database = await firstValueFrom(this.#databases$);
    await insertDocument(database, 'drafts', draft, { base: this.#confirmed, over });
  }

  async write(change: Partial<ListingDraft>): Promise<'written' | 'deleted' | 'absent'> {
    const database = await firstValueFrom(this.#databases$);
    const written = await editDocument(database, 'drafts', this.#id, (current) => ({
      ...current,
      ...change,
      editedAt: clock.now(),
    }));
    if (written !== null) return 'written';
    return await this.#whyAbsent(await firstValueFrom(this.#databases$));
  }

  recordUnwritten(note: UnwrittenDraftEdit): void {
    if (this.#name === null) this.#unnamed = note;
    else recordUnwrittenDraft(this.#name, this.#id, note);
  }

  unwritten(): UnwrittenDraftEdit {
    if (this.#name === null) return { change: {} };
    const note = unwrittenDraft(this.#name, this.#id);
    const change = v.safeParse(draftChangeSchema, note.change);
    return change.success ? { ...note, change: change.output as DraftChange } : { change: {} };
  }

  newVersionId(): string {
    return newVersionId(this.#name ?? '', this.#isFromServer || this.#name === null);
  }

  /** Sets the name before the database is open, so that edits can be recorded until then. */
  async #nameFor(owner: Owner): Promise<void> {
    const name = await databaseName(owner);
    if (this.#name !== null) return;
    this.#name = name;
    if (this.#unnamed !== null) this.recordUnwritten(this.#unnamed);
  }

  async #whyAbsent(database: HervondenDatabase): Promise<'deleted' | 'absent'> {
    // Removed by the sign-out, including its tombstones: it was not lost, and must not be written again.
    if (isLeaving(database)) return 'deleted';
    if ((await storedState(database, 'drafts', this.#id)) === null) return 'absent';
    // If it is created again, it is a new document to the server.
    this.#confirmed = null;
    return 'deleted';
  }

  #storedIn(database: HervondenDatabase): Observable<StoredDraft> {
    return collectionOf(database, 'drafts')
      .findOne(this.#id)
      .$.pipe(
        switchMap((row) => {
          // A removal by a sign-out is not reported: the form is about to be closed or locked.
          if (row === null) return isLeaving(database) ? EMPTY : defer(() => this.#whyAbsent(database));
          this.#isFromServer = isFromServer(row.toMutableJSON(true));
          return of(contentOf('drafts', row.toMutableJSON()));
        }),
      );
  }

  #followServer(database: HervondenDatabase): Observable<never> {
    const row$ = collectionOf(database, 'drafts').findOne(this.#id).$;
    return combineLatest([row$, itemState$(database, 'drafts', this.#id)]).pipe(
      map(([row, state]) => {
        if (row !== null && state === 'saved') this.#confirmed = contentOf('drafts', row.toMutableJSON());
      }),
      ignoreElements(),
    );
  }
}

/**
 * A draft in the local database (PWA-029). `databases$` emits one person's database, and again after it was reopened;
 * `owner` is its expected owner. A write to a draft that was deleted meanwhile is dropped: deletes win (PWA-033,
 * docs/readings.md).
 */
export function draftStore(databases$: Observable<HervondenDatabase>, id: string, owner: Owner): DraftStore {
  return new DatabaseDraftStore(databases$, id, owner);
}
