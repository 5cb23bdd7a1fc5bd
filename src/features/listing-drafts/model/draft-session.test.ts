import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type ListingDraft } from '#domain/listing/draft.ts';
import { type DraftSession, type DraftShelf, openDraftSession, type StoredChange } from './draft-session.ts';

const id = '3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11';

class MapShelf implements DraftShelf {
  readonly stored$: BehaviorSubject<ListingDraft | null>;
  readonly writes: StoredChange[] = [];
  full = false;

  constructor(stored: ListingDraft | null) {
    this.stored$ = new BehaviorSubject(stored);
  }

  async create(draft: ListingDraft): Promise<void> {
    if (this.full) throw new Error('full');
    this.stored$.next(draft);
  }

  async write(change: StoredChange): Promise<void> {
    if (this.full) throw new Error('full');
    this.writes.push(change);
    this.arrive(change);
  }

  /** What another device changed, as replication brings it in. */
  arrive(change: StoredChange): void {
    this.stored$.next({ ...(this.stored$.value ?? emptyDraft(id, 1)), ...change });
  }
}

let count = 0;
function open(shelf: MapShelf): DraftSession {
  return openDraftSession(id, shelf, { now: () => 100, newId: () => `other-${++count}` });
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
  expect(shelf.stored$.value?.title).toBe('K');
  expect(session.view$.value).toMatchObject({ phase: 'stored', unwritten: false });
});

test('PWA-029 typing is written within 300 ms, with the changed fields only', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  for (const title of ['K', 'Ku', 'Kui']) {
    session.change({ title });
    await vi.advanceTimersByTimeAsync(90);
  }
  await vi.advanceTimersByTimeAsync(30);
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
  shelf.full = true;
  session.change({ description: 'licht vlekje' });
  await vi.advanceTimersByTimeAsync(260);
  expect(session.view$.value).toMatchObject({ failed: true, unwritten: true });
  expect(session.view$.value.draft.description).toBe('licht vlekje');
  shelf.full = false;
  await vi.advanceTimersByTimeAsync(3_100);
  expect(shelf.stored$.value?.description).toBe('licht vlekje');
  expect(session.view$.value).toMatchObject({ failed: false, unwritten: false });
});

test('an empty draft is made for its first photo', async () => {
  const shelf = new MapShelf(null);
  const session = open(shelf);
  await session.ensureCreated();
  expect(shelf.stored$.value?.id).toBe(id);
});

test('closing the form writes what is left', async () => {
  const shelf = new MapShelf(emptyDraft(id, 1));
  const session = open(shelf);
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.stored$.value?.title).toBe('Kuipje');
});

test('a draft deleted elsewhere stays in sight, takes no writes, and can be kept after all', async () => {
  const shelf = new MapShelf({ ...emptyDraft(id, 1), title: 'Kuipje', price: 45 });
  const session = open(shelf);
  shelf.stored$.next(null);
  expect(session.view$.value).toMatchObject({ phase: 'gone', draft: { title: 'Kuipje' } });
  session.change({ price: 50 });
  await session.flush();
  expect(shelf.stored$.value).toBeNull();
  await session.restore();
  expect(shelf.stored$.value).toMatchObject({ title: 'Kuipje', price: 50 });
  expect(session.view$.value.phase).toBe('stored');
});

test('PWA-029 what was typed before the database answered is kept, also when the form was left meanwhile', async () => {
  const shelf = new MapShelf(null);
  const late$ = new Subject<ListingDraft | null>();
  const session = openDraftSession(
    id,
    {
      stored$: late$,
      create: (draft) => shelf.create(draft),
      write: (change) => shelf.write(change),
    },
    { now: () => 100, newId: () => 'other' },
  );
  session.change({ title: 'Kuipje' });
  session.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shelf.stored$.value).toBeNull();
  late$.next(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.stored$.value?.title).toBe('Kuipje');
});
