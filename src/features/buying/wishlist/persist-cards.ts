import type { QueryClient } from '@tanstack/react-query';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { refreshCards } from './cards.ts';
import { followWishlistEntries, wishlistEntries } from './wishlist-entries.ts';

/** Debounce time in milliseconds, because wishlist changes and replication come in bursts. */
const calm = 1_500;

/** Persists the cards of all wishlist entries for offline reading, including entries added on other devices. */
export function persistWishlistCards(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const refresh = () => {
    timer = null;
    if (!online$.value) return;
    refreshCards(client, wishlistEntries().ids).catch((error: unknown) =>
      logger.info('cards_not_refreshed', { error: errorText(error) }),
    );
  };
  const later = () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(refresh, calm);
  };
  const stopItems = followWishlistEntries(later);
  const online = online$.subscribe(later);
  return () => {
    stopItems();
    online.unsubscribe();
    if (timer !== null) clearTimeout(timer);
  };
}
