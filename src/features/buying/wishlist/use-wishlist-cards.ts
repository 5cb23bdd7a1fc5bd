import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { useAnswersRestored } from '#src/data/graphql/answers-restored.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { cardKey, type PersistedCard, persistedCard, refreshCards } from './cards.ts';

export interface WishlistCards {
  /** The cards on the device, in the order of the ids. */
  readonly cards: readonly ProductCardPartsFragment[];
  /** Wishlist entries whose products the server no longer has. */
  readonly gone: readonly string[];
  /** Wishlist entries whose cards have not been loaded on this device, so their state is unknown. */
  readonly unknown: readonly string[];
  /** When the oldest shown card was fetched, in milliseconds since 1970; null if none is shown. */
  readonly oldest: number | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

/** The persisted cards of wishlist entries, refreshed while they are shown. */
export function useWishlistCards(client: QueryClient, ids: readonly string[]): WishlistCards {
  // Until the persisted query cache is restored, no card counts as missing.
  const isRestored = useAnswersRestored();
  const asking = useQuery({
    queryKey: ['asked-cards', ids],
    meta: { keep: false },
    enabled: ids.length > 0,
    gcTime: 0,
    queryFn: async () => {
      await refreshCards(client, ids);
      return null;
    },
  });
  const stored = useQueries({
    queries: ids.map((uuid) => ({
      queryKey: cardKey(uuid),
      queryFn: (): PersistedCard => persistedCard(client, uuid) ?? null,
      enabled: false,
    })),
  });
  const cards = stored.map(({ data }) => data ?? null).filter((card) => card !== null);
  const ages = stored.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => dataUpdatedAt);
  return {
    cards,
    gone: ids.filter((_, at) => stored[at]?.data === null),
    unknown: ids.filter((_, at) => stored[at]?.data === undefined),
    oldest: ages.length === 0 ? null : Math.min(...ages),
    isAsking: !isRestored || asking.isFetching,
    askAgain: () => void asking.refetch(),
  };
}
