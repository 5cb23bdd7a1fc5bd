import type { QueryClient } from '@tanstack/react-query';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  from,
  map,
  of,
  pairwise,
  startWith,
  switchMap,
} from 'rxjs';
import { setReservations } from '#src/data/header-counts.ts';
import { followVisitorBids, forgetVisitorBids, visitorBids$ } from '#src/data/visitor-bids.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

const none: readonly string[] = [];

/**
 * Publishes which products are reserved for the reader by accepted bids: those of the account, or those that a
 * visitor made on this device. The stored bids are removed when an account signs out. Called once, after the first
 * paint.
 */
export function followOwnBids(client: QueryClient): void {
  followVisitorBids();
  const userId$ = session$.pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
  );
  userId$.pipe(pairwise()).subscribe(([before]) => {
    if (before !== null) forgetVisitorBids();
  });
  combineLatest([userId$, visitorBids$])
    .pipe(
      switchMap(([userId, bids]) =>
        userId === null && bids.length === 0
          ? of(none)
          : from(import('./reserved-products.ts')).pipe(
              switchMap(({ reservedProducts }) => reservedProducts(client, userId, bids)),
              catchError((error: unknown) => {
                // Tiles then say "reserved" until the app is started again; the product page says for whom.
                logger.warn('own_bids_not_followed', { error: errorText(error) });
                return of(none);
              }),
              startWith(none),
            ),
      ),
    )
    .subscribe((uuids) => setReservations('bids', uuids));
}
