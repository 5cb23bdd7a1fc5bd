import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { CardsByUuidsDocument } from './cards.gen.ts';

/** The card of a wishlist entry's product, as last received; null if the server no longer has the product. */
export type PersistedCard = ProductCardPartsFragment | null;

export const cardKey = (productUuid: string) => ['cards', productUuid] as const;

/** Age in milliseconds after which a persisted card is refetched. */
const freshFor = 10 * 60_000;
/** Below the server's maximum of 200 per request; a page has 36 tiles. */
const perRequest = 100;

/** Persists a card that is on the screen, so that a new wishlist entry is available offline immediately. */
export function persistCard(client: QueryClient, card: ProductCardPartsFragment): void {
  client.setQueryData<PersistedCard>(cardKey(card.uuid), card);
}

export function persistedCard(client: QueryClient, productUuid: string): PersistedCard | undefined {
  return client.getQueryData<PersistedCard>(cardKey(productUuid));
}

/** Fetches missing and stale cards. Rejects like `request`; cards received before that are stored. */
export async function refreshCards(
  client: QueryClient,
  productUuids: readonly string[],
  now = Date.now(),
): Promise<void> {
  const wanted = productUuids.filter(
    (uuid) => now - (client.getQueryState(cardKey(uuid))?.dataUpdatedAt ?? 0) > freshFor,
  );
  for (let at = 0; at < wanted.length; at += perRequest) {
    const uuids = wanted.slice(at, at + perRequest);
    const { productsByUuids } = await request(CardsByUuidsDocument, { uuids });
    const byUuid = new Map(productsByUuids.map((card) => [card.uuid, card]));
    for (const uuid of uuids) client.setQueryData<PersistedCard>(cardKey(uuid), byUuid.get(uuid) ?? null);
  }
}
