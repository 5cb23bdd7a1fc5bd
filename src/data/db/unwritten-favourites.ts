import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';
import { type ItemStorage, localStore } from '#src/platform/web-storage/web-storage.ts';
import { ownerOf } from './owners.ts';
import type { HervondenDatabase, Owner } from './types.ts';

/** A press on the wishlist button whose write to the local database is not known to have finished. */
const noteSchema = v.object({
  /** Null for a visitor. */
  userId: v.nullable(v.string()),
  id: v.pipe(v.string(), v.check(isUuid)),
  /** Milliseconds since 1970; null removes the wishlist entry. */
  addedAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Distinguishes one press from the next. */
  press: v.string(),
});
type UnwrittenFavourite = v.InferOutput<typeof noteSchema>;

const key = localKeys.unwrittenFavourites;

function readNotes(storage: ItemStorage | null): UnwrittenFavourite[] {
  try {
    const notes = v.safeParse(v.array(v.unknown()), JSON.parse(storage?.getItem(key) ?? '[]'));
    if (!notes.success) return [];
    return notes.output.flatMap((note) => {
      const read = v.safeParse(noteSchema, note);
      return read.success ? [read.output] : [];
    });
  } catch {
    return [];
  }
}

function writeNotes(storage: ItemStorage | null, notes: readonly UnwrittenFavourite[]): void {
  try {
    if (notes.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(notes));
  } catch {
    // If localStorage is full or denied, only the note is lost; the write itself continues.
  }
}

/**
 * Stores a press synchronously: the button changes at once, and a person who leaves the page in the same moment would
 * lose a write that has not started (WISH-005, PWA-039). Returns the key for `forgetUnwritten`.
 */
export function recordUnwritten(
  id: string,
  addedAt: number | null,
  storage: ItemStorage | null = localStore(),
): string {
  const press = crypto.randomUUID();
  const userId = session$.value?.userId ?? null;
  const others = readNotes(storage).filter((note) => note.id !== id || note.userId !== userId);
  writeNotes(storage, [...others, { userId, id, addedAt, press }]);
  return press;
}

/**
 * Removes the note when the write has finished, successfully or with a message to the person. A later press on the
 * same product keeps its note.
 */
export function forgetUnwritten(press: string, storage: ItemStorage | null = localStore()): void {
  const notes = readNotes(storage);
  const left = notes.filter((note) => note.press !== press);
  if (left.length < notes.length) writeNotes(storage, left);
}

/** Removes the owner's notes, at sign-out. */
export function forgetUnwrittenOf(owner: Owner, storage: ItemStorage | null = localStore()): void {
  if (owner.kind === 'visitor') return;
  writeNotes(
    storage,
    readNotes(storage).filter((note) => note.userId !== owner.userId),
  );
}

/**
 * Writes what an earlier page could not. A visitor's notes go to the current owner, as the visitor's wishlist does.
 */
export async function writeUnwritten(
  database: HervondenDatabase,
  storage: ItemStorage | null = localStore(),
): Promise<void> {
  const owner = ownerOf(database);
  const theirs = readNotes(storage).filter(
    ({ userId }) => userId === null || (owner.kind === 'account' && userId === owner.userId),
  );
  if (theirs.length === 0) return;
  const { insertDocument, removeDocument } = await import('./write.ts');
  for (const { id, addedAt, press } of theirs) {
    if (addedAt === null) await removeDocument(database, 'wishlist', id);
    else if ((await database.wishlist.findOne(id).exec()) === null)
      await insertDocument(database, 'wishlist', { id, addedAt });
    forgetUnwritten(press, storage);
  }
}
