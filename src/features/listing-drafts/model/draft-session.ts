import { BehaviorSubject, Subscription } from 'rxjs';
import { emptyDraft, type ListingDraft, type OtherVersion } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import { type DraftEdit, overwrittenValues } from '#src/data/db/overwritten-values.ts';
import { isStorageFull } from '#src/data/db/reopen.ts';
import { notedBases } from '#src/data/db/unwritten-drafts.ts';
import { changedFields, type DraftChange, type DraftField, isBlank, sameValue } from './draft-fields.ts';
import type { DraftStore, StoredChange, StoredDraft } from './stored-draft.ts';

/** Milliseconds from a keystroke to the write on the device; what a kill of the browser can cost at most. */
const writeDelay = 100;

/** Milliseconds until a write that the device refused (a full disk) is tried again. */
const retryDelay = 3_000;

export interface DraftView {
  readonly draft: ListingDraft;
  /** What is stored, or was last, without what is being typed. */
  readonly stored: ListingDraft;
  /** `gone`: deleted elsewhere while it was open here; what it held is still shown. */
  readonly phase: 'loading' | 'unwritten' | 'stored' | 'gone';
  /**
   * `reopening`: the browser dropped the connection; what is stored is probably there. `lost`: it took the storage away.
   * `restored`: what is shown was written again since.
   */
  readonly storage: 'kept' | 'reopening' | 'lost' | 'restored';
  /** Something typed is not yet in the device's database. */
  readonly unwritten: boolean;
  /** Why the last attempt to write on the device failed; what was typed is still in the form. */
  readonly failed: 'full' | 'refused' | null;
}

export interface DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  change(change: DraftChange): void;
  /** While a field has focus, a change from another device does not replace what is shown in it. */
  enter(field: DraftField): void;
  leave(): void;
  /** True when this value was last typed or chosen here for the field. */
  isTypedHere(field: DraftField, value: unknown): boolean;
  answerVersions(change: DraftChange, otherVersions: OtherVersion[]): Promise<void>;
  /** Makes the draft exist, also when it is still empty: a photo needs a place to go. */
  ensureCreated(): Promise<void>;
  flush(): Promise<void>;
  /** Makes a draft that was deleted elsewhere exist again, as it is shown here. */
  restore(): Promise<void>;
  /** The person has read that the storage was lost. */
  acknowledgeLoss(): void;
  /** Resolves when what was left is written and nothing is followed any more. */
  close(): Promise<void>;
}

/**
 * One open draft form (PWA-029, PWA-037). Keeps what is typed until the device's database has it, writes changed fields
 * only, shows what other devices change, and keeps the other device's value beside the field when both changed it
 * (readings PWA-033). When the storage is gone it writes everything that is shown once more. `now` gives milliseconds
 * since 1970.
 */
export function openDraftSession(id: string, shelf: DraftStore, now: () => number): DraftSession {
  return new Session(id, shelf, now);
}

class Session implements DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  private readonly shelf: DraftStore;
  private readonly now: () => number;
  private stored: ListingDraft | null = null;
  private phase: DraftView['phase'] = 'loading';
  private storage: DraftView['storage'] = 'kept';
  private blank: ListingDraft;
  private readonly edits = new Map<DraftField, DraftEdit>();
  private readonly typed = new Map<DraftField, unknown>();
  private held: { field: DraftField; value: unknown } | null = null;
  private inFlight: StoredChange = {};
  private failed: DraftView['failed'] = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly following = new Subscription();

  constructor(id: string, shelf: DraftStore, now: () => number) {
    this.shelf = shelf;
    this.now = now;
    this.blank = emptyDraft(id, now());
    this.view$ = new BehaviorSubject<DraftView>(this.view());
    this.following.add(shelf.lost$.subscribe((loss) => this.lose(loss)));
    this.following.add(shelf.stored$.subscribe((stored) => this.receive(stored)));
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
    this.schedule(this.stored === null ? 0 : writeDelay);
  }

  enter(field: DraftField): void {
    this.held = { field, value: this.view$.value.draft[field] };
  }

  leave(): void {
    this.held = null;
    this.show();
    this.schedule(0);
  }

  isTypedHere(field: DraftField, value: unknown): boolean {
    return this.typed.has(field) && sameValue(this.typed.get(field), value);
  }

  async answerVersions(change: DraftChange, otherVersions: OtherVersion[]): Promise<void> {
    await this.flush();
    await this.shelf.write({ ...change, otherVersions });
  }

  async ensureCreated(): Promise<void> {
    await this.flush(true);
  }

  flush(createEmpty = false): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
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
    this.storage = 'kept';
    this.show();
  }

  async close(): Promise<void> {
    // What was typed before the database had answered is waited for, or it would be lost.
    await this.flush(this.edits.size > 0).catch(() => undefined);
    this.following.unsubscribe();
    this.view$.complete();
  }

  private async writeOnce(createEmpty: boolean): Promise<void> {
    if (this.phase === 'loading' && createEmpty) await this.firstAnswer();
    if (this.phase === 'loading' || this.phase === 'gone') return;
    const isCreating = this.stored === null;
    // Asked for now: the new draft comes back by `stored$` before its write has ended.
    const wasStored = this.phase === 'stored';
    const mayBeEmpty = createEmpty || wasStored;
    if (this.edits.size === 0 && !(isCreating && mayBeEmpty)) return;
    const change = this.pending();
    this.inFlight = change;
    try {
      const outcome = isCreating ? 'absent' : await this.shelf.write(this.withLosers(change));
      if (outcome === 'deleted') return;
      if (outcome === 'absent')
        await this.shelf.create({ ...this.current(), ...change, editedAt: this.now() }, (found) => ({
          ...found,
          ...(wasStored ? this.typedAndShown() : {}),
          ...this.withLosers(change, found),
          editedAt: this.now(),
        }));
      this.settle(change, outcome === 'absent' && wasStored);
    } catch (error) {
      this.failed = isStorageFull(error) ? 'full' : 'refused';
      this.schedule(retryDelay);
      throw error;
    } finally {
      this.inFlight = {};
      this.show();
    }
  }

  /** The storage has acknowledged these values; `again` when it had to be given everything once more. */
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
    this.recordUnwritten();
  }

  /** Adds what another device or tab put into the same fields meanwhile to the versions one can choose from. */
  private withLosers(change: DraftChange, stored: ListingDraft = this.current()): StoredChange {
    const losers = overwrittenValues(stored, this.edits, () => this.shelf.newVersionId());
    return losers.length === 0 ? change : { ...change, otherVersions: [...stored.otherVersions, ...losers] };
  }

  private recordUnwritten(): void {
    const change = this.pending();
    const base = Object.fromEntries([...this.edits].map(([field, edit]) => [field, edit.base]));
    const sent = this.inFlight;
    if (this.phase !== 'loading') this.shelf.recordUnwritten({ change, base, sent });
    else {
      // What an earlier page noted is not in the form yet.
      const before = this.shelf.unwritten();
      this.shelf.recordUnwritten({
        change: { ...before.change, ...change },
        base: { ...base, ...before.base },
        sent: before.sent,
      });
    }
  }

  /** What was entered here and is still what the form shows: another tab may not have it. */
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
    if (this.storage === 'lost' || this.storage === 'reopening') this.storage = 'kept';
    for (const [field, edit] of this.edits) {
      // Our own write comes back through the same door; it is not another device's value.
      if (draft !== null && field in this.inFlight && sameValue(draft[field], this.inFlight[field])) {
        this.edits.set(field, { ...edit, base: draft[field] });
      }
    }
    this.show();
    // An earlier page was killed between a keystroke and its write.
    if (isFirst && stored !== 'deleted') {
      const note = this.shelf.unwritten();
      this.change({ ...note.change, ...this.pending() }, notedBases(note, this.current()));
    }
    if (this.edits.size > 0) this.schedule(writeDelay);
  }

  /** It was stored, it is not, and nobody deleted it: the storage was lost, and this page may have the only copy. */
  private writeAgain(): void {
    if (this.stored !== null) this.blank = this.stored;
    this.stored = null;
    this.storage = 'lost';
    this.show();
    this.schedule(0);
  }

  /** At once for 0; otherwise no later than `delay` after the first call, however fast someone types. */
  private schedule(delay: number): void {
    if (delay === 0) void this.flush().catch(() => undefined);
    else this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), delay);
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
