import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { chatCount$ } from '#src/data/header-counts.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { unreadQuery } from './chats-query.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds between two looks while the page is in sight; the chats themselves hear at once. */
const lookEvery = 60_000;

/**
 * Keeps the number of unread chats on its icon (NAV-006) and sends what was written without a network, on whatever page
 * the person is. Gives the way to stop.
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
