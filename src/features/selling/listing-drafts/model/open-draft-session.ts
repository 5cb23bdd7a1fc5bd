import { BehaviorSubject, Subscription } from 'rxjs';
import { emptyDraft, type ListingDraft, type OtherVersion } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import { type DraftEdit, overwrittenValues } from '#src/data/db/overwritten-values.ts';
import { isStorageFull } from '#src/data/db/reopen.ts';
import { notedBases } from '#src/data/db/unwritten-drafts.ts';
import { changedFields, type DraftChange, type DraftField, isBlank, sameValue } from './draft-fields.ts';
import type { DraftSession, DraftView } from './draft-session.ts';
import type { DraftStore, StoredChange, StoredDraft } from './stored-draft.ts';
import { WriteSchedule } from './write-schedule.ts';

/**
 * One open draft form (PWA-029, PWA-037). Holds typed values until the local database has them, writes only changed
 * fields, shows changes by other devices, and offers the other device's value when both changed a field (PWA-033,
 * docs/readings.md). When the storage was lost, everything shown is written again. `now` returns milliseconds since
 * 1970.
 */
export function openDraftSession(id: string, store: DraftStore, now: () => number): DraftSession {
  return new Session(id, store, now);
}

class Session implements DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  private readonly store: DraftStore;
  private readonly now: () => number;
  private stored: ListingDraft | null = null;
  private phase: DraftView['phase'] = 'loading';
  private storage: DraftView['storage'] = 'intact';
  private blank: ListingDraft;
  private readonly edits = new Map<DraftField, DraftEdit>();
  private readonly typed = new Map<DraftField, unknown>();
  private held: { field: DraftField; value: unknown } | null = null;
  private inFlight: StoredChange = {};
  private failed: DraftView['failed'] = null;
  private readonly schedule = new WriteSchedule(() => this.write());
  private writing: Promise<void> = Promise.resolve();
  private readonly following = new Subscription();

  constructor(id: string, store: DraftStore, now: () => number) {
    this.store = store;
    this.now = now;
    this.blank = emptyDraft(id, now());
    this.view$ = new BehaviorSubject<DraftView>(this.view());
    this.following.add(store.lost$.subscribe((loss) => this.lose(loss)));
    this.following.add(store.stored$.subscribe((stored) => this.receive(stored)));
  }

  change(change: DraftChange, bases: Readonly<Record<string, unknown>> = {}): void {
    for (const [name, value] of Object.entries(changedFields(this.view$.value.draft, change))) {
      const field = name as DraftField;
      this.edits.set(field, { value, base: field in bases ? bases[field] : this.baseOf(field) });
      this.typed.set(field, value);
      if (this.held?.field === field) this.held.value = value;
    }
    this.recordUnwritten();
    this.show();
    if (this.edits.size === 0) return;
    if (this.stored === null) this.write();
    else this.schedule.afterPause();
  }

  enter(field: DraftField): void {
    this.held = { field, value: this.view$.value.draft[field] };
  }

  leave(): void {
    this.held = null;
    this.show();
    this.write();
  }

  isTypedHere(field: DraftField, value: unknown): boolean {
    return this.typed.has(field) && sameValue(this.typed.get(field), value);
  }

  async answerVersions(change: DraftChange, otherVersions: OtherVersion[]): Promise<void> {
    await this.flush();
    await this.store.write({ ...change, otherVersions });
  }

  async ensureCreated(): Promise<void> {
    await this.flush(true);
  }

  flush(createEmpty = false): Promise<void> {
    this.schedule.clear();
    const next = this.writing.then(() => this.writeOnce(createEmpty));
    this.writing = next.catch(() => undefined);
    return next;
  }

  async restore(): Promise<void> {
    if (this.phase !== 'gone') return;
    this.phase = 'unwritten';
    await this.flush(true);
  }

  acknowledgeLoss(): void {
    if (this.storage !== 'restored') return;
    this.storage = 'intact';
    this.show();
  }

  async close(): Promise<void> {
    // Also waits for values that were typed before the database was open; they would be lost otherwise.
    await this.flush(this.edits.size > 0).catch(() => undefined);
    this.following.unsubscribe();
    this.view$.complete();
  }

  private async writeOnce(createEmpty: boolean): Promise<void> {
    if (this.phase === 'loading' && createEmpty) await this.firstAnswer();
    if (this.phase === 'loading' || this.phase === 'gone') return;
    const isCreating = this.stored === null;
    // Read before the write: `stored$` emits the new draft before the write has ended.
    const wasStored = this.phase === 'stored';
    const mayBeEmpty = createEmpty || wasStored;
    if (this.edits.size === 0 && !(isCreating && mayBeEmpty)) return;
    const change = this.pending();
    this.inFlight = change;
    try {
      const outcome = isCreating ? 'absent' : await this.store.write(this.withLosers(change));
      if (outcome === 'deleted') return;
      if (outcome === 'absent')
        await this.store.create({ ...this.current(), ...change, editedAt: this.now() }, (found) => ({
          ...found,
          ...(wasStored ? this.typedAndShown() : {}),
          ...this.withLosers(change, found),
          editedAt: this.now(),
        }));
      this.settle(change, outcome === 'absent' && wasStored);
    } catch (error) {
      this.failed = isStorageFull(error) ? 'full' : 'refused';
      this.schedule.retry();
      throw error;
    } finally {
      this.inFlight = {};
      this.show();
    }
  }

  /** Takes over values that the storage has acknowledged; `again` after the whole draft was written again. */
  private settle(sent: DraftChange, again: boolean): void {
    this.stored = { ...this.current(), ...sent };
    this.phase = 'stored';
    this.failed = null;
    if (again) this.storage = 'restored';
    for (const [name, written] of Object.entries(sent)) {
      const field = name as DraftField;
      const edit = this.edits.get(field);
      if (edit === undefined) continue;
      if (sameValue(edit.value, written)) this.edits.delete(field);
      else this.edits.set(field, { ...edit, base: written });
    }
    this.schedule.endRetry();
    if (this.edits.size > 0) this.schedule.afterPause();
    this.recordUnwritten();
  }

  /** Adds values that another device or tab wrote to the same fields meanwhile to the versions to choose from. */
  private withLosers(change: DraftChange, stored: ListingDraft = this.current()): StoredChange {
    const losers = overwrittenValues(stored, this.edits, () => this.store.newVersionId());
    return losers.length === 0 ? change : { ...change, otherVersions: [...stored.otherVersions, ...losers] };
  }

  private recordUnwritten(): void {
    const change = this.pending();
    const base = Object.fromEntries([...this.edits].map(([field, edit]) => [field, edit.base]));
    const sent = this.inFlight;
    if (this.phase !== 'loading') this.store.recordUnwritten({ change, base, sent });
    else {
      // What an earlier page recorded is not in the form yet.
      const before = this.store.unwritten();
      this.store.recordUnwritten({
        change: { ...before.change, ...change },
        base: { ...base, ...before.base },
        sent: before.sent,
      });
    }
  }

  /** The values that were entered here and are still shown: another tab may not have them. */
  private typedAndShown(): DraftChange {
    const current = this.current();
    return Object.fromEntries([...this.typed].filter(([field, value]) => sameValue(current[field], value)));
  }

  private pending(): DraftChange {
    return Object.fromEntries([...this.edits].map(([field, edit]) => [field, edit.value]));
  }

  private lose(loss: StorageUpdate['loss']): void {
    if (this.phase !== 'stored') return;
    if (loss !== 'closed') this.storage = 'lost';
    else if (this.storage !== 'lost') this.storage = 'reopening';
    this.show();
  }

  private receive(stored: StoredDraft): void {
    if (stored === 'absent' && this.phase === 'stored') {
      this.writeAgain();
      return;
    }
    const draft = typeof stored === 'string' ? null : stored;
    if (draft === null && this.stored !== null) this.blank = { ...this.stored, otherVersions: [] };
    const isFirst = this.phase === 'loading';
    const wasThere = this.stored !== null || this.phase === 'gone';
    this.phase = draft !== null ? 'stored' : wasThere ? 'gone' : 'unwritten';
    this.stored = draft;
    if (this.storage === 'lost' || this.storage === 'reopening') this.storage = 'intact';
    for (const [field, edit] of this.edits) {
      // The page's own write is emitted by `stored$` as well; it is not a value of another device.
      if (draft !== null && field in this.inFlight && sameValue(draft[field], this.inFlight[field])) {
        this.edits.set(field, { ...edit, base: draft[field] });
      }
    }
    this.show();
    // An earlier page was killed between a keystroke and its write.
    if (isFirst && stored !== 'deleted') {
      const note = this.store.unwritten();
      this.change({ ...note.change, ...this.pending() }, notedBases(note, this.current()));
    }
    if (this.edits.size > 0) this.schedule.afterPause();
  }

  /**
   * The draft was stored, is missing now and was not deleted: the storage was lost, and this page may have the only
   * copy.
   */
  private writeAgain(): void {
    if (this.stored !== null) this.blank = this.stored;
    this.stored = null;
    this.storage = 'lost';
    this.show();
    this.write();
  }

  /** Writes what is pending; `flush` shows its own failures. */
  private write(): void {
    void this.flush().catch(() => undefined);
  }

  private firstAnswer(): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.view$.subscribe((view) => {
        if (view.phase === 'loading') return;
        queueMicrotask(() => waiting.unsubscribe());
        resolve();
      });
    });
  }

  private baseOf(field: DraftField): unknown {
    const edit = this.edits.get(field);
    if (edit !== undefined) return edit.base;
    return this.held?.field === field ? this.held.value : this.current()[field];
  }

  private current(): ListingDraft {
    return this.stored ?? this.blank;
  }

  private show(): void {
    if (!this.view$.closed) this.view$.next(this.view());
  }

  private view(): DraftView {
    const shown = this.pending();
    if (this.held !== null && !this.edits.has(this.held.field)) {
      Object.assign(shown, { [this.held.field]: this.held.value });
    }
    const stored = this.current();
    const draft = { ...stored, ...shown };
    const unwritten = this.edits.size > 0 && !isBlank(draft);
    const { phase, storage, failed } = this;
    return { draft, stored, phase, storage, unwritten, failed };
  }
}
