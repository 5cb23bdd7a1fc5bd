import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';
import { type ItemStorage, localStore } from '#src/platform/web-storage/web-storage.ts';
import { createLocalList } from '../local-list.ts';

/** A chat message that was written on this device and is not in its conversation yet (PWA-001). */
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
  /** The server has stored it. It stays here until the conversation on this device contains it. */
  isSent: v.optional(v.boolean(), false),
});
export type OutboxMessage = v.InferOutput<typeof noteSchema>;

const list = createLocalList(localKeys.chatOutbox, noteSchema);
/** Protects the storage, which other features share. */
const mostWaiting = 200;
/** Sent messages whose conversation was not opened since; the oldest are dropped first. */
const mostSent = 50;

/** Stores a message and returns its id; null when the storage is full: then the message stays in its field. */
export function recordMessage(
  message: Pick<OutboxMessage, 'userId' | 'conversationUuid' | 'text'>,
  storage: ItemStorage | null = localStore(),
): string | null {
  const notes = list.read(storage);
  if (notes.filter(({ isSent }) => !isSent).length >= mostWaiting) return null;
  const id = crypto.randomUUID();
  const note = { ...message, id, writtenAt: Date.now(), refusal: null, isSent: false };
  return list.write(storage, [...notes, note]) ? id : null;
}

/** This person's messages in the outbox, also those that were sent, in the order in which they were written. */
export const outboxOf = (
  userId: string,
  storage: ItemStorage | null = localStore(),
): readonly OutboxMessage[] => list.readOf(userId, storage);

/** Those of them that the server does not have: they wait or were refused. */
export const waitingOf = (
  userId: string,
  storage: ItemStorage | null = localStore(),
): readonly OutboxMessage[] => outboxOf(userId, storage).filter(({ isSent }) => !isSent);

/** Removes a message that its conversation contains, or that its author discards. */
export function forgetMessage(id: string, storage: ItemStorage | null = localStore()): void {
  const notes = list.read(storage);
  const left = notes.filter((note) => note.id !== id);
  if (left.length < notes.length) list.write(storage, left);
}

/** Restores a removed message at its place, unless its owner has signed out since. */
export function restoreMessage(message: OutboxMessage, storage: ItemStorage | null = localStore()): boolean {
  if (session$.value?.userId !== message.userId) return false;
  const notes = list.read(storage).filter(({ id }) => id !== message.id);
  return list.write(
    storage,
    [...notes, message].toSorted((one, other) => one.writtenAt - other.writtenAt),
  );
}

/** Marks a message as refused for good; it stays visible with the reason and does not block later ones. */
export function recordRefusal(id: string, refusal: string, storage: ItemStorage | null = localStore()): void {
  list.write(
    storage,
    list.read(storage).map((note) => (note.id === id ? { ...note, refusal } : note)),
  );
}

/** Marks a message as sent: it is not sent again, and stays visible until its conversation contains it. */
export function recordSent(id: string, storage: ItemStorage | null = localStore()): void {
  const notes = list.read(storage).map((note) => (note.id === id ? { ...note, isSent: true } : note));
  const dropped = notes.filter(({ isSent }) => isSent).slice(0, -mostSent);
  const left = notes.filter((note) => !dropped.includes(note));
  // On a full storage, a sent message that is not shown for a moment is better than one that seems to wait.
  if (!list.write(storage, left)) forgetMessage(id, storage);
}

/** Removes this person's messages, at sign-out. */
export const forgetMessagesOf = (userId: string, storage: ItemStorage | null = localStore()): void =>
  list.forgetOf(userId, storage);

/** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
export const followOutbox = list.follow;
