import type { QueryClient } from '@tanstack/react-query';
import { combineLatest, debounceTime, distinctUntilChanged, filter, map, switchMap, take } from 'rxjs';
import { waitingProofsOf } from '#src/data/pickups/proofs.ts';
import { currentLocale, withAccountMessages } from '#src/i18n/i18n.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import type { AppRouter } from './create-app-router.ts';

/** Milliseconds. Pages come first, also right after a reconnect; hand-over data is fetched afterwards. */
const afterPages = 10_000;

/**
 * Sends hand-overs that were proved offline as soon as there is a connection, on any page. Stores those of the coming
 * days on the device, with the pages of their orders.
 */
export function startPickups(client: QueryClient, appRouter: AppRouter): void {
  session$
    .pipe(
      map((session) => session?.userId ?? null),
      distinctUntilChanged(),
      switchMap((userId) =>
        online$.pipe(
          debounceTime(afterPages),
          filter((isOnline) => isOnline && userId !== null),
          take(1),
          map(() => userId),
        ),
      ),
      filter((userId) => userId !== null),
    )
    .subscribe((userId) => void keep(userId));
  combineLatest([session$, online$]).subscribe(([session, isOnline]) => {
    if (session === null || !isOnline) return;
    if (waitingProofsOf(session.userId).some(({ refusal }) => refusal === null)) void send();
  });

  async function keep(userId: string): Promise<void> {
    try {
      const { persistUpcoming } = await import('#src/features/orders/pickups/persist-upcoming.ts');
      await persistUpcoming(client, userId, async (itemUuid) => {
        if (session$.value?.userId !== userId) return;
        const { orderQuery } = await import('#src/features/orders/orders/orders-query.ts');
        await client.prefetchQuery(orderQuery(userId, itemUuid, currentLocale()));
        await appRouter.preloadRoute({ to: '/account/bestellingen/$itemUuid', params: { itemUuid } });
        await withAccountMessages(() => import('#src/features/orders/pickups/pickup.tsx'));
      });
    } catch (error) {
      // Opening the order while there is a connection stores it as well.
      logger.warn('pickups_not_kept', { error: errorText(error) });
    }
  }

  async function send(): Promise<void> {
    try {
      const { sendProofs } = await import('#src/features/orders/pickups/send-proofs.ts');
      await sendProofs(client);
    } catch (error) {
      // The proofs stay on the device and are sent at the next start or the next connection.
      logger.warn('pickup_proofs_not_sent', { error: errorText(error) });
    }
  }
}
