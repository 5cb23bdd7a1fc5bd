import { distinctUntilChanged, map, Observable } from 'rxjs';
import { hasArrived$ } from '#src/features/buying/wishlist/first-arrival.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import type { AppRouter } from './create-app-router.ts';

/** Follows the notifications of a signed-in person. A visitor's page does not load the code. */
export function startNotifications(router: AppRouter): void {
  let stop: (() => void) | null = null;
  const person$ = session$.pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
  );
  person$.subscribe((userId) => {
    stop?.();
    stop = null;
    // Reserves the width of the bell in the header; src/app/early/stored-state.ts does the same before the first paint.
    document.documentElement.toggleAttribute('data-signed-in', userId !== null);
    if (userId !== null) void follow(userId);
  });

  async function follow(userId: string): Promise<void> {
    try {
      const { followNotifications } = await import(
        '#src/features/account/notifications/follow-notifications.ts'
      );
      if (session$.value?.userId !== userId) return;
      stop?.();
      stop = followNotifications({ userId, page$: openPages(router), hasArrived$ });
      // The list is not part of the shell that visitors cache. Preloading it here makes it available offline.
      await router.preloadRoute({ to: '/account/meldingen' });
    } catch (error) {
      // The list waits for the next start.
      logger.warn('notifications_not_followed', { error: errorText(error) });
    }
  }
}

/** Emits the open page, then every other page when it opens. */
function openPages(router: AppRouter) {
  return new Observable<{ readonly address: string; readonly openedAt: number }>((subscriber) => {
    const emit = (address: string) => subscriber.next({ address, openedAt: Date.now() });
    emit(router.state.location.href);
    return router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
      if (hrefChanged) emit(toLocation.href);
    });
  });
}
