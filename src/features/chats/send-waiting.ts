import type { QueryClient } from '@tanstack/react-query';
import { filter, firstValueFrom } from 'rxjs';
import { forgetMessage, recordRefusal, type WaitingMessage, waitingOf } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { isTemporary } from '#src/data/graphql/errors.ts';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { SendMessageDocument } from './chats.gen.ts';
import { conversationKey } from './chats-query.ts';

/** Milliseconds until what could not be sent is tried again while nothing else wakes it. */
const again = 10_000;
/** Refusals that pass: a limit, or a session that its person will renew. */
const passing: readonly string[] = ['TooManyRequestsError', 'UserNotAuthenticatedError'];

/** Arrived, and shown as sent until the conversation itself shows it. */
const arrived = new Set<string>();
let sending: Promise<void> | null = null;
let wantsMore = false;
let isRetryDue = false;

/**
 * Sends what waits, one after the other in the order in which it was written, and one tab at a time: a message goes out
 * only when the one before it has arrived or was refused for good. What fails for now waits, with everything behind it.
 */
export function sendWaiting(client: QueryClient): Promise<void> {
  wantsMore = true;
  sending ??= alone(async () => {
    while (wantsMore) {
      wantsMore = false;
      await sendAll(client);
    }
  })
    .catch((error: unknown) => logger.error('chat_outbox_failed', { error: errorText(error) }))
    .finally(() => {
      sending = null;
    });
  return sending;
}

/** Without locks two tabs may send the same message: it arrives once all the same. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks == null) return await work();
  await locks.request('chat-outbox', work);
}

async function sendAll(client: QueryClient): Promise<void> {
  const userId = session$.value?.userId;
  if (userId === undefined) return;
  for (;;) {
    const next = waitingOf(userId).find(({ id, refusal }) => refusal === null && !arrived.has(id));
    if (next === undefined || session$.value?.userId !== userId) return;
    if (!(await deliver(client, next))) return later(client);
  }
}

/** True when nothing more is to be done with it. */
async function deliver(client: QueryClient, message: WaitingMessage): Promise<boolean> {
  const { id, conversationUuid, text, userId } = message;
  try {
    const { sendMessage } = await request(SendMessageDocument, { conversationUuid, messageUuid: id, text });
    if (sendMessage.__typename === 'ChatMessageSent') {
      arrived.add(id);
      // Kept until the conversation shows it, so that it is never gone in between.
      void client
        .invalidateQueries({ queryKey: conversationKey(userId, conversationUuid) })
        .finally(() => forgetMessage(id));
      return true;
    }
    if (passing.includes(sendMessage.__typename)) return false;
    recordRefusal(id, sendMessage.message);
    return true;
  } catch (error) {
    if (isTemporary(error)) return false;
    // A request that the server did not even understand never gets better by itself.
    recordRefusal(id, error instanceof Error ? error.message : String(error));
    return true;
  }
}

function later(client: QueryClient): void {
  if (isRetryDue) return;
  isRetryDue = true;
  setTimeout(async () => {
    // The browser's word counts here: nobody waits for this attempt.
    await firstValueFrom(network$.pipe(filter(Boolean)));
    isRetryDue = false;
    void sendWaiting(client);
  }, again);
}

/** Whether it arrived and only waits to be shown in its place. */
export function hasArrived(id: string): boolean {
  return arrived.has(id);
}
