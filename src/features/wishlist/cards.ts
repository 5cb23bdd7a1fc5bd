import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { CardsByUuidsDocument } from './cards.gen.ts';

/** The tile of one saved item as the server last showed it; null when the server no longer has the item. */
export type PersistedCard = ProductCardPartsFragment | null;

export const cardKey = (productUuid: string) => ['cards', productUuid] as const;

/** After this many milliseconds a kept card is asked for again. */
const freshFor = 10 * 60_000;
/** The server answers at most 200 at a time; a page of tiles is 36. */
const perRequest = 100;

/** Keeps a card that is on the screen, so that a saved item can be seen offline from the first moment. */
export function persistCard(client: QueryClient, card: ProductCardPartsFragment): void {
  client.setQueryData<PersistedCard>(cardKey(card.uuid), card);
}

export function persistedCard(client: QueryClient, productUuid: string): PersistedCard | undefined {
  return client.getQueryData<PersistedCard>(cardKey(productUuid));
}

/** Asks the server for the cards that are missing or old. Rejects as `request` does; what arrived is kept. */
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
