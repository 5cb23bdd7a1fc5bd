import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';

/** A chat message that was written here and has not been seen to arrive (PWA-001). */
const noteSchema = v.object({
  /** Whose it is: nobody else's device sends it, nor anybody else on this one (hazard 11). */
  userId: v.string(),
  conversationUuid: v.pipe(v.string(), v.check(isUuid)),
  /** The message's id from the first try on, so that the server takes it once however often it is sent. */
  id: v.pipe(v.string(), v.check(isUuid)),
  text: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's sentence when it will never take it; null while it waits. */
  refusal: v.nullable(v.string()),
});
export type WaitingMessage = v.InferOutput<typeof noteSchema>;

type NoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = localKeys.chatOutbox;
/** More than anybody writes on a train; a store that is full helps nobody. */
const mostWaiting = 200;
const listeners = new Set<() => void>();

function localStore(): NoteStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function read(storage: NoteStorage | null): readonly WaitingMessage[] {
  try {
    const notes = v.safeParse(v.array(v.unknown()), JSON.parse(storage?.getItem(key) ?? '[]'));
    if (!notes.success) return [];
    return notes.output.flatMap((note) => {
      const known = v.safeParse(noteSchema, note);
      return known.success ? [known.output] : [];
    });
  } catch {
    return [];
  }
}

/** False when the device could not keep it. */
function write(storage: NoteStorage | null, notes: readonly WaitingMessage[]): boolean {
  try {
    if (storage === null) return false;
    if (notes.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(notes));
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

/**
 * Notes a message before anything is awaited: it is on the device when the page is closed in the same moment. Its id, or
 * null when the device has no room for it: then it stays where it was typed.
 */
export function noteMessage(
  message: Pick<WaitingMessage, 'userId' | 'conversationUuid' | 'text'>,
  storage = localStore(),
): string | null {
  const notes = read(storage);
  if (notes.length >= mostWaiting) return null;
  const id = crypto.randomUUID();
  const note = { ...message, id, writtenAt: Date.now(), refusal: null };
  return write(storage, [...notes, note]) ? id : null;
}

/** What waits of this person, in the order in which it was written. */
export function waitingOf(userId: string, storage = localStore()): readonly WaitingMessage[] {
  return read(storage).filter((note) => note.userId === userId);
}

/** It arrived, or its writer gave it up. */
export function forgetMessage(id: string, storage = localStore()): void {
  const notes = read(storage);
  const left = notes.filter((note) => note.id !== id);
  if (left.length < notes.length) write(storage, left);
}

/** Puts a message back that was removed, where it was; not for somebody who has signed out since. */
export function restoreMessage(message: WaitingMessage, storage = localStore()): boolean {
  if (session$.value?.userId !== message.userId) return false;
  const notes = read(storage).filter(({ id }) => id !== message.id);
  return write(
    storage,
    [...notes, message].toSorted((one, other) => one.writtenAt - other.writtenAt),
  );
}

/** The server will never take it: it stays to be seen, with the reason, and holds up nothing behind it. */
export function noteRefusal(id: string, refusal: string, storage = localStore()): void {
  write(
    storage,
    read(storage).map((note) => (note.id === id ? { ...note, refusal } : note)),
  );
}

/** At sign-out: nothing of the account stays. */
export function forgetMessagesOf(userId: string, storage = localStore()): void {
  const notes = read(storage);
  const left = notes.filter((note) => note.userId !== userId);
  if (left.length < notes.length) write(storage, left);
}

/** Calls back when the outbox changes, in this tab or in another; gives the way to stop. */
export function followOutbox(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  listeners.add(changed);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}
