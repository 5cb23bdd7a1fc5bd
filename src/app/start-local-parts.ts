import type { QueryClient } from '@tanstack/react-query';
import { database$ } from '#src/data/db/database-stream.ts';
import { startData } from '#src/data/start-data.ts';
import { followOffers } from '#src/features/account/follow-offers.ts';
import { followCart } from '#src/features/cart/follow-cart.ts';
import { hasArrived$ } from '#src/features/wishlist/first-arrival.ts';
import { keepSavedCards } from '#src/features/wishlist/keep-cards.ts';
import { startSavedItems } from '#src/features/wishlist/saved-items.ts';
import type { AppRouter } from './create-app-router.ts';
import { startPlatform } from './notices/start-platform.ts';
import { startChats } from './start-chats.ts';

/** The local database with its sync, what is kept for offline, and the app's own life. Called once. */
export function startLocalParts(client: QueryClient, appRouter: AppRouter): void {
  startData();
  startSavedItems(database$, hasArrived$);
  keepSavedCards(client);
  followCart(client);
  followOffers(client);
  startChats(client);
  startPlatform((path) => appRouter.history.push(path));
}
