import { BehaviorSubject, type Observable } from 'rxjs';
import { emptyDraft, type ListingDraft, type OtherVersion } from '#domain/listing/draft.ts';
import { changedFields, type DraftChange, type DraftField, isBlank, sameValue } from './draft-fields.ts';

/** Milliseconds from a keystroke to the write on the device. */
export const writeDelay = 250;

/** Milliseconds until a write that the device refused (a full disk) is tried again. */
const retryDelay = 3_000;

export type StoredChange = DraftChange & { otherVersions?: OtherVersion[] };

/** Where a draft lives; the app gives the local database, a test gives a map. */
export interface DraftShelf {
  /** Emits the stored draft, or null while there is none; again after every change, also from another device. */
  readonly stored$: Observable<ListingDraft | null>;
  create(draft: ListingDraft): Promise<void>;
  /** Writes only the given fields. */
  write(change: StoredChange): Promise<void>;
}

export interface DraftView {
  readonly draft: ListingDraft;
  /** `gone`: deleted elsewhere while it was open here; what it held is still shown. */
  readonly phase: 'loading' | 'unwritten' | 'stored' | 'gone';
  /** Something typed is not yet in the device's database. */
  readonly unwritten: boolean;
  /** The last attempt to write on the device failed; what was typed is still in the form. */
  readonly failed: boolean;
}

export interface DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  change(change: DraftChange): void;
  /** While a field has focus, a change from another device does not replace what is shown in it. */
  enter(field: DraftField): void;
  leave(): void;
  answerVersions(change: DraftChange, otherVersions: OtherVersion[]): Promise<void>;
  /** Makes the draft exist, also when it is still empty: a photo needs a place to go. */
  ensureCreated(): Promise<void>;
  flush(): Promise<void>;
  /** Makes a draft that was deleted elsewhere exist again, as it is shown here. */
  restore(): Promise<void>;
  close(): void;
}

interface Edit {
  value: unknown;
  /** What was stored when the edit began: another value there later is another device's. */
  base: unknown;
}

export interface SessionOptions {
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * One open draft form (PWA-029, PWA-037). Keeps what is typed until the device's database has it, writes changed fields
 * only, shows what other devices change, and keeps the other device's value beside the field when both changed it
 * (readings PWA-033).
 */
export function openDraftSession(id: string, shelf: DraftShelf, options: SessionOptions): DraftSession {
  return new Session(id, shelf, options);
}

class Session implements DraftSession {
  readonly view$: BehaviorSubject<DraftView>;
  private readonly shelf: DraftShelf;
  private readonly options: SessionOptions;
  private stored: ListingDraft | null = null;
  private phase: DraftView['phase'] = 'loading';
  private blank: ListingDraft;
  private readonly edits = new Map<DraftField, Edit>();
  private held: { field: DraftField; value: unknown } | null = null;
  private inFlight: StoredChange = {};
  private failed = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly subscription: { unsubscribe(): void };

  constructor(id: string, shelf: DraftShelf, options: SessionOptions) {
    this.shelf = shelf;
    this.options = options;
    this.blank = emptyDraft(id, options.now());
    this.view$ = new BehaviorSubject<DraftView>(this.view());
    this.subscription = shelf.stored$.subscribe((stored) => this.receive(stored));
  }

  change(change: DraftChange): void {
    for (const [name, value] of Object.entries(changedFields(this.view$.value.draft, change))) {
      const field = name as DraftField;
      this.edits.set(field, { value, base: this.baseOf(field) });
      if (this.held?.field === field) this.held.value = value;
    }
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

  close(): void {
    // What was typed before the database had answered is waited for, or it would be lost.
    void this.flush(this.edits.size > 0)
      .catch(() => undefined)
      .finally(() => {
        this.subscription.unsubscribe();
        this.view$.complete();
      });
  }

  private async writeOnce(createEmpty: boolean): Promise<void> {
    if (this.phase === 'loading' && createEmpty) await this.firstAnswer();
    if (this.phase === 'loading' || this.phase === 'gone') return;
    const creating = this.stored === null;
    if (this.edits.size === 0 && !(creating && createEmpty)) return;
    const sent = new Map([...this.edits].map(([field, edit]) => [field, edit.value]));
    const change = Object.fromEntries(sent) as DraftChange;
    this.inFlight = change;
    try {
      if (creating) {
        await this.shelf.create({ ...this.blank, ...change, editedAt: this.options.now() });
      } else await this.shelf.write(this.withLosers(change));
      this.stored = { ...this.current(), ...change };
      this.phase = 'stored';
      for (const [field, value] of sent) this.settle(field, value);
      this.failed = false;
    } catch (error) {
      this.failed = true;
      this.schedule(retryDelay);
      throw error;
    } finally {
      this.inFlight = {};
      this.show();
    }
  }

  /** Adds what another device put into the same fields meanwhile to the versions one can choose from. */
  private withLosers(change: DraftChange): StoredChange {
    const stored = this.current();
    const losers = [...this.edits]
      .filter(
        ([field, edit]) => !sameValue(stored[field], edit.base) && !sameValue(stored[field], edit.value),
      )
      .map(([field]) => ({
        id: this.options.newId(),
        field,
        value: JSON.stringify(stored[field]),
        savedAt: stored.editedAt,
      }));
    return losers.length === 0 ? change : { ...change, otherVersions: [...stored.otherVersions, ...losers] };
  }

  private settle(field: DraftField, written: unknown): void {
    const edit = this.edits.get(field);
    if (edit === undefined) return;
    if (sameValue(edit.value, written)) this.edits.delete(field);
    else edit.base = written;
  }

  private receive(stored: ListingDraft | null): void {
    if (stored === null && this.stored !== null) this.blank = { ...this.stored, otherVersions: [] };
    const wasThere = this.stored !== null || this.phase === 'gone';
    this.phase = stored !== null ? 'stored' : wasThere ? 'gone' : 'unwritten';
    this.stored = stored;
    for (const [field, edit] of this.edits) {
      // Our own write comes back through the same door; it is not another device's value.
      if (stored !== null && field in this.inFlight && sameValue(stored[field], this.inFlight[field])) {
        edit.base = stored[field];
      }
    }
    this.show();
    if (this.edits.size > 0) this.schedule(writeDelay);
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
    const shown: DraftChange = Object.fromEntries(
      [...this.edits].map(([field, edit]) => [field, edit.value]),
    );
    if (this.held !== null && !this.edits.has(this.held.field)) {
      Object.assign(shown, { [this.held.field]: this.held.value });
    }
    const draft = { ...this.current(), ...shown };
    const unwritten = this.edits.size > 0 && !isBlank(draft);
    return { draft, phase: this.phase, unwritten, failed: this.failed };
  }
}
