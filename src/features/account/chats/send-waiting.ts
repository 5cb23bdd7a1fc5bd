import type { QueryClient } from '@tanstack/react-query';
import { filter, firstValueFrom } from 'rxjs';
import { lockNames } from '#domain/storage/lock-names.ts';
import { type OutboxMessage, recordRefusal, recordSent, waitingOf } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { isTemporary } from '#src/data/graphql/errors.ts';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { SendMessageDocument } from './chats.gen.ts';
import { conversationKey } from './chats-query.ts';

/** Milliseconds until a failed message is retried when nothing else triggers it. */
const again = 10_000;
/** Temporary refusals: a rate limit, or a session that the person will renew. */
const passing: readonly string[] = ['TooManyRequestsError', 'UserNotAuthenticatedError'];

let sending: Promise<void> | null = null;
let wantsMore = false;
let isRetryDue = false;

/**
 * Sends the queued messages in the order in which they were written, in one tab at a time: each one only after the
 * one before it was sent or permanently refused. A message that fails temporarily stays in the queue, with all that
 * follow it.
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

/** Without the Web Locks API two tabs may send the same message; the server still stores it once. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks == null) return await work();
  await locks.request(lockNames.chatOutbox, work);
}

async function sendAll(client: QueryClient): Promise<void> {
  const userId = session$.value?.userId;
  if (userId === undefined) return;
  // A full storage may not have recorded the outcome.
  const done = new Set<string>();
  for (;;) {
    const next = waitingOf(userId).find(({ id, refusal }) => refusal === null && !done.has(id));
    if (next === undefined || session$.value?.userId !== userId) return;
    if (!(await deliver(client, next))) return later(client);
    done.add(next.id);
  }
}

/** True when the message needs no further attempt. */
async function deliver(client: QueryClient, message: OutboxMessage): Promise<boolean> {
  const { id, conversationUuid, text, userId } = message;
  try {
    const { sendMessage } = await request(SendMessageDocument, { conversationUuid, messageUuid: id, text });
    if (sendMessage.__typename === 'ChatMessageSent') {
      // It stays in the outbox, because the refetch may fail. The screen of the conversation removes it.
      recordSent(id);
      void client.invalidateQueries({ queryKey: conversationKey(userId, conversationUuid) });
      return true;
    }
    if (passing.includes(sendMessage.__typename)) return false;
    recordRefusal(id, sendMessage.message);
    return true;
  } catch (error) {
    if (isTemporary(error)) return false;
    // A request that the server cannot process will not succeed later.
    recordRefusal(id, error instanceof Error ? error.message : String(error));
    return true;
  }
}

function later(client: QueryClient): void {
  if (isRetryDue) return;
  isRetryDue = true;
  setTimeout(async () => {
    // The browser's network state is enough here: nobody waits for this attempt.
    await firstValueFrom(network$.pipe(filter(Boolean)));
    isRetryDue = false;
    void sendWaiting(client);
  }, again);
}
