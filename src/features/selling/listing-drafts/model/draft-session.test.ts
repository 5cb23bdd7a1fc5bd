import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import type { StorageUpdate } from '#src/data/db/database-stream.ts';
import type { DraftSession } from './draft-session.ts';
import { openDraftSession } from './open-draft-session.ts';
import type { DraftStore, StoredChange, StoredDraft, UnwrittenDraftEdit } from './stored-draft.ts';

const id = '3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11';

class MapStore implements DraftStore {
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
function open(store: MapStore): DraftSession {
  return openDraftSession(id, store, () => 100);
}

beforeEach(() => {
  vi.useFakeTimers();
  count = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('PWA-037 the first keystroke makes the draft exist on the device at once', async () => {
  const store = new MapStore(null);
  const session = open(store);
  expect(session.view$.value.phase).toBe('unwritten');
  session.change({ title: 'K' });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.draft?.title).toBe('K');
  expect(session.view$.value).toMatchObject({ phase: 'stored', storage: 'intact', unwritten: false });
});

test('PWA-029 what is typed is written in the next pause, with the changed fields only', async () => {
  const store = new MapStore(emptyDraft(id, 1));
  const session = open(store);
  for (const title of ['K', 'Ku', 'Kui']) {
    session.change({ title });
    await vi.advanceTimersByTimeAsync(120);
  }
  expect(store.writes).toEqual([]);
  expect(store.noted.change).toEqual({ title: 'Kui' });
  await vi.advanceTimersByTimeAsync(180);
  expect(store.writes).toEqual([{ title: 'Kui' }]);
  expect(session.view$.value.unwritten).toBe(false);
});

test('PWA-029 a write that succeeds right after a failed one ends the wait for the retry', async () => {
  const store = new MapStore(emptyDraft(id, 1));
  const session = open(store);
  session.change({ title: 'K' });
  store.refusal = new Error('refused');
  const failing = session.flush();
  const next = session.flush();
  await failing.catch(() => {
    store.refusal = null;
  });
  await next;
  expect(store.writes).toEqual([{ title: 'K' }]);
  session.change({ title: 'Ku' });
  await vi.advanceTimersByTimeAsync(300);
  expect(store.writes).toEqual([{ title: 'K' }, { title: 'Ku' }]);
});

test('leaving a field writes at once', async () => {
  const store = new MapStore(emptyDraft(id, 1));
  const session = open(store);
  session.enter('price');
  session.change({ price: 465 });
  session.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.writes).toEqual([{ price: 465 }]);
});

test('a change from another device shows in fields one is not in, and not in the one being edited', () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuip', price: 50 });
  const session = open(store);
  session.enter('title');
  store.arrive({ title: 'Kuipstoel', price: 45 });
  expect(session.view$.value.draft).toMatchObject({ title: 'Kuip', price: 45 });
  session.leave();
  expect(session.view$.value.draft.title).toBe('Kuipstoel');
});

test('PWA-033 the same field changed on both devices: mine is written, theirs is shown beside it', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), price: null, editedAt: 7 });
  const session = open(store);
  session.enter('price');
  session.change({ price: 50 });
  store.arrive({ price: 45 });
  await session.flush();
  expect(store.stored$.value).toMatchObject({
    price: 50,
    otherVersions: [{ id: 'other-1', field: 'price', value: '45', savedAt: 7 }],
  });
});

test('typing during a write never appears as a conflict with oneself', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1) });
  const session = open(store);
  session.enter('price');
  for (const price of [4, 46, 465]) {
    session.change({ price });
    void session.flush();
    await vi.advanceTimersByTimeAsync(1);
  }
  await session.flush();
  expect(store.stored$.value).toMatchObject({ price: 465, otherVersions: [] });
});

test('a device that refuses to write shows a message, keeps the typed text and retries', async () => {
  const store = new MapStore(emptyDraft(id, 1));
  const session = open(store);
  store.refusal = new DOMException('no room', 'QuotaExceededError');
  session.change({ description: 'licht vlekje' });
  await vi.advanceTimersByTimeAsync(300);
  expect(session.view$.value).toMatchObject({ failed: 'full', unwritten: true });
  expect(session.view$.value.draft.description).toBe('licht vlekje');
  store.refusal = null;
  await vi.advanceTimersByTimeAsync(3_100);
  expect(store.draft?.description).toBe('licht vlekje');
  expect(session.view$.value).toMatchObject({ failed: null, unwritten: false });
});

test('an empty draft is made for its first photo', async () => {
  const store = new MapStore(null);
  const session = open(store);
  await session.ensureCreated();
  expect(store.draft?.id).toBe(id);
});

test('closing the form writes pending changes', async () => {
  const store = new MapStore(emptyDraft(id, 1));
  const session = open(store);
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.draft?.title).toBe('Kuipje');
});

test('a draft deleted elsewhere stays visible, takes no writes, and can be restored', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuipje', price: 45 });
  const session = open(store);
  store.stored$.next('deleted');
  expect(session.view$.value).toMatchObject({ phase: 'gone', draft: { title: 'Kuipje' } });
  session.change({ price: 50 });
  await session.flush();
  expect(store.draft).toBeNull();
  await session.restore();
  expect(store.stored$.value).toMatchObject({ title: 'Kuipje', price: 50 });
  expect(session.view$.value.phase).toBe('stored');
});

test('PWA-029 text typed before the database answered is stored, also when the form was left meanwhile', async () => {
  const store = new MapStore(null);
  const late$ = new Subject<StoredDraft>();
  const session = openDraftSession(
    id,
    {
      stored$: late$,
      lost$: NEVER,
      create: (draft) => store.create(draft),
      write: (change) => store.write(change),
      recordUnwritten: () => undefined,
      unwritten: () => ({ change: {} }),
      newVersionId: () => 'other',
    },
    () => 100,
  );
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.draft).toBeNull();
  late$.next('absent');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.draft?.title).toBe('Kuipje');
});

test('PWA-029 removed storage is announced at once, and the shown text is written again as soon as there is storage', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuipje', price: 45 });
  const session = open(store);
  store.refusal = new Error('closed');
  store.lost$.next('deleted');
  expect(session.view$.value).toMatchObject({ storage: 'lost', draft: { title: 'Kuipje' } });
  session.change({ price: 50 });
  await vi.advanceTimersByTimeAsync(200);
  expect(session.view$.value).toMatchObject({ storage: 'lost', unwritten: true, draft: { price: 50 } });
  store.refusal = null;
  store.stored$.next('absent');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.draft).toMatchObject({ title: 'Kuipje', price: 50 });
  expect(session.view$.value).toMatchObject({ storage: 'restored', phase: 'stored', unwritten: false });
  session.acknowledgeLoss();
  expect(session.view$.value.storage).toBe('intact');
});

test('PWA-029 a write that finds an empty storage writes the whole draft, also when nobody heard of the loss', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(store);
  vi.spyOn(store, 'write').mockResolvedValueOnce('absent');
  session.change({ price: 45 });
  await session.flush();
  expect(store.draft).toMatchObject({ title: 'Kuipje', price: 45 });
  expect(session.view$.value).toMatchObject({ storage: 'restored', unwritten: false });
});

test('a connection that was lost without its data is no loss', () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(store);
  store.lost$.next('deleted');
  store.arrive({});
  expect(session.view$.value).toMatchObject({ storage: 'intact', phase: 'stored' });
});

test('PWA-029 a write that meets a deletion is not reported as saved', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuipje' });
  const session = open(store);
  vi.spyOn(store, 'write').mockResolvedValueOnce('deleted');
  session.change({ price: 45 });
  await session.flush();
  expect(session.view$.value.unwritten).toBe(true);
});

test('PWA-033 the page knows which of two values was entered on it', () => {
  const session = open(new MapStore({ ...emptyDraft(id, 1), price: 45 }));
  session.change({ price: 50 });
  expect(session.isTypedHere('price', 50)).toBe(true);
  expect(session.isTypedHere('price', 45)).toBe(false);
  expect(session.isTypedHere('title', '')).toBe(false);
});

test('PWA-029 what a killed page had typed and not written is written by the next one', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), title: 'Kuip' });
  const killed = open(store);
  killed.change({ title: '', price: 45 });
  expect(store.noted).toMatchObject({
    change: { title: '', price: 45 },
    base: { title: 'Kuip', price: null },
  });
  const next = open(store);
  expect(next.view$.value).toMatchObject({ draft: { title: '', price: 45 }, unwritten: true });
  await next.flush();
  expect(store.draft).toMatchObject({ title: '', price: 45 });
  expect(store.noted.change).toEqual({});
});

/** The edit recorded by a page that was killed right after a keystroke. */
function noteOfKilledPage(before: ListingDraft): UnwrittenDraftEdit {
  const killed = new MapStore(before);
  open(killed).change({ price: 50 });
  return killed.noted;
}

test('PWA-033 another device’s change, made before a killed page’s text is written, is shown beside that text', async () => {
  const before = { ...emptyDraft(id, 1), price: 40 };
  const store = new MapStore({ ...before, price: 45, editedAt: 7 });
  store.noted = noteOfKilledPage(before);
  const next = open(store);
  await next.flush();
  expect(store.draft).toMatchObject({
    price: 50,
    otherVersions: [{ id: 'other-1', field: 'price', value: '45', savedAt: 7 }],
  });
});

test('PWA-033 a value that the killed page was writing itself is no other version', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), price: 4 });
  const killed = open(store);
  vi.spyOn(store, 'write').mockReturnValueOnce(new Promise(() => undefined));
  killed.change({ price: 46 });
  void killed.flush();
  await vi.advanceTimersByTimeAsync(0);
  killed.change({ price: 465 });
  const next = new MapStore({ ...emptyDraft(id, 1), price: 46 });
  next.noted = store.noted;
  await open(next).flush();
  expect(next.draft).toMatchObject({ price: 465, otherVersions: [] });
});

test('PWA-029 a note of an earlier version of the app, without a base, is still written', async () => {
  const store = new MapStore({ ...emptyDraft(id, 1), price: 45 });
  store.noted = { change: { price: 50 } };
  await open(store).flush();
  expect(store.draft).toMatchObject({ price: 50, otherVersions: [] });
});

test('PWA-029 typing before the database answers preserves the text of an earlier page', async () => {
  const late$ = new Subject<StoredDraft>();
  const store = new MapStore({ ...emptyDraft(id, 1), price: 45 });
  store.noted = { change: { price: 50 }, base: { price: 40 } };
  const session = openDraftSession(id, Object.assign(store, { stored$: late$ }), () => 100);
  session.change({ title: 'K' });
  expect(store.noted).toMatchObject({ change: { title: 'K', price: 50 }, base: { title: '', price: 40 } });
});
