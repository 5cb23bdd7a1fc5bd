import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import type { DraftSession } from './draft-session.ts';
import { openDraftSession } from './open-draft-session.ts';
import type { DraftStore, StoredChange, StoredDraft, UnwrittenDraftEdit } from './stored-draft.ts';

const id = '3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11';

class MapShelf implements DraftStore {
  readonly stored$: BehaviorSubject<StoredDraft>;
  readonly lost$ = new Subject<StorageUpdate['loss']>();
  readonly writes: StoredChange[] = [];
  refusal: Error | null = null;

  constructor(stored: ListingDraft | null) {
    this.stored$ = new BehaviorSubject<StoredDraft>(stored ?? 'absent');
  }

  get draft(): ListingDraft | null {
    const { value } = this.stored$;
    return typeof value === 'string' ? null : value;
  }

  async create(draft: ListingDraft): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    this.stored$.next(draft);
  }

  async write(change: StoredChange): Promise<'written' | 'deleted' | 'absent'> {
    if (this.refusal !== null) throw this.refusal;
    const { value } = this.stored$;
    if (typeof value === 'string') return value;
    this.writes.push(change);
    this.arrive(change);
    return 'written';
  }

  noted: UnwrittenDraftEdit = { change: {} };
  recordUnwritten(note: UnwrittenDraftEdit): void {
    this.noted = structuredClone(note);
  }
  unwritten(): UnwrittenDraftEdit {
    return this.noted;
  }

  newVersionId(): string {
    count += 1;
    return `other-${count}`;
  }

  /** A change by another device, as replication delivers it. */
  arrive(change: StoredChange): void {
    this.stored$.next({ ...(this.draft ?? emptyDraft(id, 1)), ...change });
  }
}

let count = 0;
function open(shelf: MapShelf): DraftSession {
  return openDraftSession(id, shelf, () => 100);
}

beforeEach(() => {
  vi.useFakeTimers();
  count = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('PWA-037 the first keystroke makes the draft exist on the device at once', async () => {
  const shelf = new MapShelf(null);
  const session = open(shelf);
  expect(session.view$.value.phase).toBe('unwritten');
  session.change({ title: 'K' });
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.draft?.title).toBe('K');
  expect(session.view$.value).toMatchObject({ phase: 'stored', storage: 'kept', unwritten: false });
});

test('PWA-029 typing is written within 100 ms, with the changed fields only', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  for (const title of ['K', 'Ku', 'Kui']) {
    session.change({ title });
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(shelf.writes).toEqual([{ title: 'Kui' }]);
  expect(session.view$.value.unwritten).toBe(false);
});

test('leaving a field writes at once', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  session.enter('price');
  session.change({ price: 465 });
  session.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.writes).toEqual([{ price: 465 }]);
});

test('a change from another device shows in fields one is not in, and not in the one being edited', () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuip', price: 50 });
  const session = open(shelf);
  session.enter('title');
  shelf.arrive({ title: 'Kuipstoel', price: 45 });
  expect(session.view$.value.draft).toMatchObject({ title: 'Kuip', price: 45 });
  session.leave();
  expect(session.view$.value.draft.title).toBe('Kuipstoel');
});

test('PWA-033 the same field changed on both devices: mine is written, theirs stands beside it', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), price: null, editedAt: 7 });
  const session = open(shelf);
  session.enter('price');
  session.change({ price: 50 });
  shelf.arrive({ price: 45 });
  await session.flush();
  expect(shelf.stored$.value).toMatchObject({
    price: 50,
    otherVersions: [{ id: 'other-1', field: 'price', value: '45', savedAt: 7 }],
  });
});

test('typing on while a write is under way never looks like a conflict with oneself', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1) });
  const session = open(shelf);
  session.enter('price');
  for (const price of [4, 46, 465]) {
    session.change({ price });
    void session.flush();
    await vi.advanceTimersByTimeAsync(1);
  }
  await session.flush();
  expect(shelf.stored$.value).toMatchObject({ price: 465, otherVersions: [] });
});

test('a device that refuses to write says so, keeps what was typed and tries again', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  shelf.refusal = new DOMException('no room', 'QuotaExceededError');
  session.change({ description: 'licht vlekje' });
  await vi.advanceTimersByTimeAsync(260);
  expect(session.view$.value).toMatchObject({ failed: 'full', unwritten: true });
  expect(session.view$.value.draft.description).toBe('licht vlekje');
  shelf.refusal = null;
  await vi.advanceTimersByTimeAsync(3_100);
  expect(shelf.draft?.description).toBe('licht vlekje');
  expect(session.view$.value).toMatchObject({ failed: null, unwritten: false });
});

test('an empty draft is made for its first photo', async () => {
  const shelf = new MapShelf(null);
  const session = open(shelf);
  await session.ensureCreated();
  expect(shelf.draft?.id).toBe(id);
});

test('closing the form writes what is left', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.draft?.title).toBe('Kuipje');
});

test('a draft deleted elsewhere stays in sight, takes no writes, and can be kept after all', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje', price: 45 });
  const session = open(shelf);
  shelf.stored$.next('deleted');
  expect(session.view$.value).toMatchObject({ phase: 'gone', draft: { title: 'Kuipje' } });
  session.change({ price: 50 });
  await session.flush();
  expect(shelf.draft).toBeNull();
  await session.restore();
  expect(shelf.stored$.value).toMatchObject({ title: 'Kuipje', price: 50 });
  expect(session.view$.value.phase).toBe('stored');
});

test('PWA-029 what was typed before the database answered is kept, also when the form was left meanwhile', async () => {
  const shelf = new MapShelf(null);
  const late$ = new Subject<StoredDraft>();
  const session = openDraftSession(
    id,
    {
      stored$: late$,
      lost$: NEVER,
      create: (draft) => shelf.create(draft),
      write: (change) => shelf.write(change),
      recordUnwritten: () => undefined,
      unwritten: () => ({ change: {} }),
      newVersionId: () => 'other',
    },
    () => 100,
  );
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shelf.draft).toBeNull();
  late$.next('absent');
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.draft?.title).toBe('Kuipje');
});

test('PWA-029 storage that is taken away is said at once, and what is shown is written again as soon as there is one', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje', price: 45 });
  const session = open(shelf);
  shelf.refusal = new Error('closed');
  shelf.lost$.next('deleted');
  expect(session.view$.value).toMatchObject({ storage: 'lost', draft: { title: 'Kuipje' } });
  session.change({ price: 50 });
  await vi.advanceTimersByTimeAsync(200);
  expect(session.view$.value).toMatchObject({ storage: 'lost', unwritten: true, draft: { price: 50 } });
  shelf.refusal = null;
  shelf.stored$.next('absent');
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.draft).toMatchObject({ title: 'Kuipje', price: 50 });
  expect(session.view$.value).toMatchObject({ storage: 'restored', phase: 'stored', unwritten: false });
  session.acknowledgeLoss();
  expect(session.view$.value.storage).toBe('kept');
});

test('PWA-029 a write that finds an empty storage writes the whole draft, also when nobody heard of the loss', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(shelf);
  vi.spyOn(shelf, 'write').mockResolvedValueOnce('absent');
  session.change({ price: 45 });
  await session.flush();
  expect(shelf.draft).toMatchObject({ title: 'Kuipje', price: 45 });
  expect(session.view$.value).toMatchObject({ storage: 'restored', unwritten: false });
});

test('a connection that was lost without its data is no loss', () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(shelf);
  shelf.lost$.next('deleted');
  shelf.arrive({});
  expect(session.view$.value).toMatchObject({ storage: 'kept', phase: 'stored' });
});

test('PWA-029 a write that meets a deletion is not called saved', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(shelf);
  vi.spyOn(shelf, 'write').mockResolvedValueOnce('deleted');
  session.change({ price: 45 });
  await session.flush();
  expect(session.view$.value.unwritten).toBe(true);
});

test('PWA-033 the page knows which of two values was entered on it', () => {
  const session = open(new MapShelf({ ...emptyDraft(id, 1), price: 45 }));
  session.change({ price: 50 });
  expect(session.isTypedHere('price', 50)).toBe(true);
  expect(session.isTypedHere('price', 45)).toBe(false);
  expect(session.isTypedHere('title', '')).toBe(false);
});

test('PWA-029 what a killed page had typed and not written is written by the next one', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuip' });
  const killed = open(shelf);
  killed.change({ title: '', price: 45 });
  expect(shelf.noted).toMatchObject({
    change: { title: '', price: 45 },
    base: { title: 'Kuip', price: null },
  });
  const next = open(shelf);
  expect(next.view$.value).toMatchObject({ draft: { title: '', price: 45 }, unwritten: true });
  await next.flush();
  expect(shelf.draft).toMatchObject({ title: '', price: 45 });
  expect(shelf.noted.change).toEqual({});
});

/** The edit recorded by a page that was killed right after a keystroke. */
function noteOfKilledPage(before: ListingDraft): UnwrittenDraftEdit {
  const killed = new MapShelf(before);
  open(killed).change({ price: 50 });
  return killed.noted;
}

test('PWA-033 what another device changed before a killed page’s text is written stands beside that text', async () => {
  const before = { ...emptyDraft(id, 1), price: 40 };
  const shelf = new MapShelf({ ...before, price: 45, editedAt: 7 });
  shelf.noted = noteOfKilledPage(before);
  const next = open(shelf);
  await next.flush();
  expect(shelf.draft).toMatchObject({
    price: 50,
    otherVersions: [{ id: 'other-1', field: 'price', value: '45', savedAt: 7 }],
  });
});

test('PWA-033 a value that the killed page was writing itself is no other version', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), price: 4 });
  const killed = open(shelf);
  vi.spyOn(shelf, 'write').mockReturnValueOnce(new Promise(() => undefined));
  killed.change({ price: 46 });
  void killed.flush();
  await vi.advanceTimersByTimeAsync(0);
  killed.change({ price: 465 });
  const next = new MapShelf({ ...emptyDraft(id, 1), price: 46 });
  next.noted = shelf.noted;
  await open(next).flush();
  expect(next.draft).toMatchObject({ price: 465, otherVersions: [] });
});

test('PWA-029 a note of an earlier version of the app, without a base, is still written', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), price: 45 });
  shelf.noted = { change: { price: 50 } };
  await open(shelf).flush();
  expect(shelf.draft).toMatchObject({ price: 50, otherVersions: [] });
});

test('PWA-029 typing before the database answers keeps what an earlier page noted', async () => {
  const late$ = new Subject<StoredDraft>();
  const shelf = new MapShelf({ ...emptyDraft(id, 1), price: 45 });
  shelf.noted = { change: { price: 50 }, base: { price: 40 } };
  const session = openDraftSession(id, Object.assign(shelf, { stored$: late$ }), () => 100);
  session.change({ title: 'K' });
  expect(shelf.noted).toMatchObject({ change: { title: 'K', price: 50 }, base: { title: '', price: 40 } });
});
