import type { QueryClient } from '@tanstack/react-query';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { followLanguage } from '#src/data/graphql/answers-language.ts';
import { holdBackground } from '#src/data/graphql/hold-background.ts';
import { startData } from '#src/data/start-data.ts';
import { followOffers } from '#src/features/account/account/follow-offers.ts';
import { followOwnBids } from '#src/features/buying/bids/follow-own-bids.ts';
import { followCart } from '#src/features/buying/cart/follow-cart.ts';
import { hasArrived$ } from '#src/features/buying/wishlist/first-arrival.ts';
import { startWishlistEntries } from '#src/features/buying/wishlist/follow-wishlist.ts';
import { persistWishlistCards } from '#src/features/buying/wishlist/persist-cards.ts';
import { session$ } from '#src/platform/session/session.ts';
import { loadAhead } from '#src/platform/update/load-ahead.ts';
import { dismissActions } from '#src/ui/kit/toast-store.ts';
import type { AppRouter } from './create-app-router.ts';
import { startPlatform } from './notices/start-platform.ts';
import { startChats } from './start-chats.ts';
import { startNotifications } from './start-notifications.ts';
import { startPickups } from './start-pickups.ts';
import { startTransitions } from './start-transitions.ts';

/** Starts the local database with its sync, the offline caches and the platform features of the app. Call it once. */
export function startLocalParts(client: QueryClient, appRouter: AppRouter): void {
  // Also needed when no layer is open: after a reload the current history entry may belong to a layer that no longer
  // exists.
  void import('#src/ui/kit/layers.ts').then(({ layers }) => layers.connect(appRouter, window));
  startData();
  followLanguage(client);
  holdBackground(client);
  session$
    .pipe(
      map((session) => session?.userId ?? null),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(dismissActions);
  startWishlistEntries(database$, hasArrived$);
  persistWishlistCards(client);
  followCart(client);
  followOffers(client);
  followOwnBids(client);
  startChats(client);
  startNotifications(appRouter);
  startPickups(client, appRouter);
  startTransitions(appRouter);
  // Most taps lead to a product.
  loadAhead(async () => appRouter.loadRouteChunk(appRouter.routesByPath['/products/$slug']));
  startPlatform((path) => appRouter.history.push(path));
}
