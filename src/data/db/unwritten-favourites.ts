import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';
import { ownerOf } from './owners.ts';
import type { HervondenDatabase, Owner } from './types.ts';

/** A heart that was pressed and whose write into the local database was not seen to end. */
const noteSchema = v.object({
  /** Null for a visitor. */
  userId: v.nullable(v.string()),
  id: v.pipe(v.string(), v.check(isUuid)),
  /** Milliseconds since 1970; null takes the item off the list. */
  addedAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Tells one press from the next. */
  press: v.string(),
});
type UnwrittenFavourite = v.InferOutput<typeof noteSchema>;

type NoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = localKeys.unwrittenFavourites;

function localStore(): NoteStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function readNotes(storage: NoteStorage | null): UnwrittenFavourite[] {
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

function writeNotes(storage: NoteStorage | null, notes: readonly UnwrittenFavourite[]): void {
  try {
    if (notes.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(notes));
  } catch {
    // A full or forbidden localStorage costs the note alone: the write itself goes on.
  }
}

/**
 * Notes a press before anything is awaited: the heart answers at once, and who leaves the page in the same moment would
 * take a write with them that has not begun (WISH-005, PWA-039). Gives what `forgetUnwritten` needs.
 */
export function recordUnwritten(id: string, addedAt: number | null, storage = localStore()): string {
  const press = crypto.randomUUID();
  const userId = session$.value?.userId ?? null;
  const others = readNotes(storage).filter((note) => note.id !== id || note.userId !== userId);
  writeNotes(storage, [...others, { userId, id, addedAt, press }]);
  return press;
}

/** The write has ended, well or with a sentence for the person; a later press on the same item keeps its note. */
export function forgetUnwritten(press: string, storage = localStore()): void {
  const notes = readNotes(storage);
  const left = notes.filter((note) => note.press !== press);
  if (left.length < notes.length) writeNotes(storage, left);
}

/** At sign-out: nothing of the account stays. */
export function forgetUnwrittenOf(owner: Owner, storage = localStore()): void {
  if (owner.kind === 'visitor') return;
  writeNotes(
    storage,
    readNotes(storage).filter((note) => note.userId !== owner.userId),
  );
}

/** Writes what a page that is gone could not; a visitor's goes to whoever uses the device now, as their list does. */
export async function writeUnwritten(database: HervondenDatabase, storage = localStore()): Promise<void> {
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
