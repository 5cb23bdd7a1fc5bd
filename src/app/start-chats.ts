import type { QueryClient } from '@tanstack/react-query';
import { distinctUntilChanged, map } from 'rxjs';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

/**
 * Keeps the number of unread chats and the outbox for a signed-in person. A visitor's page does not load the code.
 */
export function startChats(client: QueryClient): void {
  let stop: (() => void) | null = null;
  const person$ = session$.pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
  );
  person$.subscribe((userId) => {
    stop?.();
    stop = null;
    if (userId !== null) void follow(userId);
  });

  async function follow(userId: string): Promise<void> {
    try {
      const { followChats } = await import('#src/features/account/chats/follow-chats.ts');
      if (session$.value?.userId !== userId) return;
      stop?.();
      stop = followChats(client, userId);
    } catch (error) {
      // The count waits for the next start; the chats page itself says what is wrong.
      logger.warn('chats_not_followed', { error: errorText(error) });
    }
  }
}
