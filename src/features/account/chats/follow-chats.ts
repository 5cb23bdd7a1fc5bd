import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { chatCount$ } from '#src/data/header-counts.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { unreadQuery } from './chats-query.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds between two requests while the page is visible; the chat screens get updates pushed. */
const lookEvery = 60_000;

/**
 * Keeps the count of unread chats up to date (NAV-006) and sends messages that were written offline, on every page.
 * Returns the function that stops it.
 */
export function followChats(client: QueryClient, userId: string): () => void {
  const observer = new QueryObserver(client, {
    ...unreadQuery(userId),
    refetchInterval: lookEvery,
    refetchOnWindowFocus: true,
  });
  const stop = observer.subscribe(({ data }) => chatCount$.next(data ?? 0));
  chatCount$.next(observer.getCurrentResult().data ?? 0);
  const online = online$.subscribe((isOnline) => {
    if (isOnline) void sendWaiting(client);
  });
  return () => {
    stop();
    online.unsubscribe();
    chatCount$.next(0);
  };
}
