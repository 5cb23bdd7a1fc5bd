import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { useAnswersRestored } from '#src/data/graphql/answers-restored.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { cardKey, type PersistedCard, persistedCard, refreshCards } from './cards.ts';

export interface WishlistCards {
  /** In the order of the ids, those that are on the device. */
  readonly cards: readonly ProductCardPartsFragment[];
  /** Saved items that the server no longer has. */
  readonly gone: readonly string[];
  /** Saved items whose card never reached this device: nobody can say yet what became of them. */
  readonly unknown: readonly string[];
  /** When the oldest shown card came from the server, in milliseconds; null when none is shown. */
  readonly oldest: number | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

/** The kept cards of saved items, refreshed while they are looked at. */
export function useWishlistCards(client: QueryClient, ids: readonly string[]): WishlistCards {
  // Nothing is missing before that.
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
  const kept = useQueries({
    queries: ids.map((uuid) => ({
      queryKey: cardKey(uuid),
      queryFn: (): PersistedCard => persistedCard(client, uuid) ?? null,
      enabled: false,
    })),
  });
  const cards = kept.map(({ data }) => data ?? null).filter((card) => card !== null);
  const ages = kept.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => dataUpdatedAt);
  return {
    cards,
    gone: ids.filter((_, at) => kept[at]?.data === null),
    unknown: ids.filter((_, at) => kept[at]?.data === undefined),
    oldest: ages.length === 0 ? null : Math.min(...ages),
    isAsking: !isRestored || asking.isFetching,
    askAgain: () => void asking.refetch(),
  };
}
