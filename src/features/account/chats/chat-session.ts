import type { QueryClient } from '@tanstack/react-query';
import { createClient } from 'graphql-ws/client';
import {
  BehaviorSubject,
  concat,
  defer,
  filter,
  finalize,
  from,
  Observable,
  retry,
  share,
  switchMap,
  take,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import { heartbeatInterval } from '#domain/sync/protocol.ts';
import { retryAfterClose } from '#src/data/graphql/socket-closed.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { ChatUpdatesDocument, type ChatUpdatesSubscription } from './chats.gen.ts';
import { type ChatUser, chatsKey, chatUserQuery, conversationKey } from './chats-query.ts';

export type ChatUpdate = ChatUpdatesSubscription['chatUpdates'];

/** Whether updates are pushed to this tab; while they are not, the screens poll. */
export const isLive$ = new BehaviorSubject(false);

/**
 * Milliseconds without a message after which a session counts as lost: a dropped connection may not be reported
 * (docs/sync-hazards.md, H8).
 */
const silence = 2.5 * heartbeatInterval;
const longestPause = 30_000;
/** Milliseconds that a session outlives its last screen, so that navigating between two screens does not close it. */
const linger = 5_000;

/** One attempt with a socket of its own, which is disposed when it fails (docs/sync-hazards.md, H8). */
function attempt({ uuid, signature }: ChatUser): Observable<ChatUpdate> {
  return new Observable((subscriber) => {
    const url = new URL(apiAddress('/graphql'), location.href).href.replace(/^http/, 'ws');
    const socket = createClient({
      url,
      // A function: another account may be signed in by the time it connects (docs/sync-hazards.md, H11).
      connectionParams: () => ({ authorization: `Token ${session$.value?.token ?? ''}` }),
      retryAttempts: 0,
      keepAlive: 20_000,
    });
    const stop = socket.subscribe<ChatUpdatesSubscription>(
      ChatUpdatesDocument.questionWith({ uuid, signature }),
      {
        next: ({ data }) => {
          if (data != null) subscriber.next(data.chatUpdates);
        },
        error: (error) => subscriber.error(error),
        complete: () => subscriber.complete(),
      },
    );
    return () => {
      stop();
      Promise.resolve(socket.dispose()).catch(() => undefined);
    };
  });
}

function openSession(client: QueryClient, userId: string): Observable<ChatUpdate> {
  return defer(() =>
    online$.pipe(
      filter(Boolean),
      take(1),
      switchMap(() => from(client.fetchQuery(chatUserQuery(userId)))),
      switchMap((user) =>
        user === null
          ? throwError(() => new Error('the server named no chat user for the session'))
          : attempt(user),
      ),
    ),
  ).pipe(
    // A session that completes is treated like one that fails.
    (source) =>
      concat(
        source,
        throwError(() => new Error('the server ended the chat session')),
      ),
    timeout({ each: silence }),
    tap({ next: () => isLive$.next(true), error: () => isLive$.next(false) }),
    retry({
      delay: (error, count) => {
        const growing = Math.min(longestPause, 1_000 * 2 ** Math.min(count, 6)) * (0.5 + Math.random() / 2);
        return timer(Math.max(growing, retryAfterClose(error) ?? 0));
      },
      resetOnSuccess: true,
    }),
    tap((update) => refresh(client, userId, update)),
    finalize(() => isLive$.next(false)),
  );
}

/** Refetches what an update has changed; the update itself has no content. */
function refresh(client: QueryClient, userId: string, { kind, conversationUuid }: ChatUpdate): void {
  if (kind === 'HEARTBEAT' || kind === 'TYPING') return;
  const own = chatsKey(userId);
  if (conversationUuid == null) {
    void client.invalidateQueries({ queryKey: own, predicate: ({ queryKey }) => queryKey[2] !== 'me' });
    return;
  }
  void client.invalidateQueries({ queryKey: [...own, 'list'] });
  void client.invalidateQueries({ queryKey: [...own, 'unread'] });
  void client.invalidateQueries({ queryKey: conversationKey(userId, conversationUuid) });
}

const sessions = new Map<string, Observable<ChatUpdate>>();

/**
 * The chat session of this person in this tab (CHAT-001), shared by all subscribers and reconnected without limit.
 */
export function chatSession(client: QueryClient, userId: string): Observable<ChatUpdate> {
  const known = sessions.get(userId);
  if (known !== undefined) return known;
  const session = openSession(client, userId).pipe(share({ resetOnRefCountZero: () => timer(linger) }));
  sessions.set(userId, session);
  return session;
}
