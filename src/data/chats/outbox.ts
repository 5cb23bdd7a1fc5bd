import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';
import { createLocalList, localStore } from '../local-list.ts';

/** A chat message that was written on this device and has not arrived yet (PWA-001). */
const noteSchema = v.object({
  /** The owner: nobody else on this device sends it (docs/sync-hazards.md, H11). */
  userId: v.string(),
  conversationUuid: v.pipe(v.string(), v.check(isUuid)),
  /** The message's id from the first attempt on; also its idempotency key. */
  id: v.pipe(v.string(), v.check(isUuid)),
  text: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's message when it refused it for good; null while it waits. */
  refusal: v.nullable(v.string()),
});
export type WaitingMessage = v.InferOutput<typeof noteSchema>;

const list = createLocalList(localKeys.chatOutbox, noteSchema);
/** Protects the storage, which other features share. */
const mostWaiting = 200;

/** Stores a message and returns its id; null when the storage is full: then the message stays in its field. */
export function recordMessage(
  message: Pick<WaitingMessage, 'userId' | 'conversationUuid' | 'text'>,
  storage = localStore(),
): string | null {
  const notes = list.read(storage);
  if (notes.length >= mostWaiting) return null;
  const id = crypto.randomUUID();
  const note = { ...message, id, writtenAt: Date.now(), refusal: null };
  return list.write(storage, [...notes, note]) ? id : null;
}

/** This person's waiting messages, in the order in which they were written. */
export const waitingOf = (userId: string, storage = localStore()): readonly WaitingMessage[] =>
  list.readOf(userId, storage);

/** Removes a message that has arrived, or that its author discards. */
export function forgetMessage(id: string, storage = localStore()): void {
  const notes = list.read(storage);
  const left = notes.filter((note) => note.id !== id);
  if (left.length < notes.length) list.write(storage, left);
}

/** Restores a removed message at its place, unless its owner has signed out since. */
export function restoreMessage(message: WaitingMessage, storage = localStore()): boolean {
  if (session$.value?.userId !== message.userId) return false;
  const notes = list.read(storage).filter(({ id }) => id !== message.id);
  return list.write(
    storage,
    [...notes, message].toSorted((one, other) => one.writtenAt - other.writtenAt),
  );
}

/** Marks a message as refused for good; it stays visible with the reason and does not block later ones. */
export function recordRefusal(id: string, refusal: string, storage = localStore()): void {
  list.write(
    storage,
    list.read(storage).map((note) => (note.id === id ? { ...note, refusal } : note)),
  );
}

/** Removes this person's messages, at sign-out. */
export const forgetMessagesOf = (userId: string, storage = localStore()): void =>
  list.forgetOf(userId, storage);

/** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
export const followOutbox = list.follow;
