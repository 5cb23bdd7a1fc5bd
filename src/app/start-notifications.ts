import { distinctUntilChanged, map, Observable } from 'rxjs';
import { hasArrived$ } from '#src/features/wishlist/first-arrival.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import type { AppRouter } from './create-app-router.ts';

/** Notifications for who is signed in; a visitor's page does not even load them. */
export function startNotifications(router: AppRouter): void {
  let stop: (() => void) | null = null;
  const person$ = session$.pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
  );
  person$.subscribe((userId) => {
    stop?.();
    stop = null;
    // Reserves the width of the bell in the header; public/theme.js does the same before the first paint.
    document.documentElement.toggleAttribute('data-signed-in', userId !== null);
    if (userId !== null) void follow(userId);
  });

  async function follow(userId: string): Promise<void> {
    try {
      const { followNotifications } = await import('#src/features/notifications/follow-notifications.ts');
      if (session$.value?.userId !== userId) return;
      stop?.();
      stop = followNotifications({ userId, page$: openPages(router), hasArrived$ });
      // The list is no part of the shell that visitors keep: fetched here it is on the device without a network, too.
      await router.preloadRoute({ to: '/account/meldingen' });
    } catch (error) {
      // The list waits for the next start.
      logger.warn('notifications_not_followed', { error: errorText(error) });
    }
  }
}

/** The page that is open, then every other one as it opens. */
function openPages(router: AppRouter) {
  return new Observable<{ readonly address: string; readonly openedAt: number }>((subscriber) => {
    const emit = (address: string) => subscriber.next({ address, openedAt: Date.now() });
    emit(router.state.location.href);
    return router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
      if (hrefChanged) emit(toLocation.href);
    });
  });
}
