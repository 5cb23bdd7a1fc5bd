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
 * Says which products accepted bids have reserved for the reader: of the account, or those that a visitor made on this
 * device. An account that signs out leaves no bids behind. Called once, after the first paint.
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
                // Tiles say "reserved" until the next start; the product's page says for whom.
                logger.warn('own_bids_not_followed', { error: errorText(error) });
                return of(none);
              }),
              startWith(none),
            ),
      ),
    )
    .subscribe((uuids) => setReservations('bids', uuids));
}
