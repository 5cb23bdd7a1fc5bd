import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Carousel } from '#src/ui/market/carousel.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { useWishlistCards } from './use-wishlist-cards.ts';
import { useWishlistEntries } from './wishlist-entries.ts';

/** The number of tiles in the row; the wishlist page shows all entries. */
const count = 12;

export interface WishlistRowProps {
  readonly tileOf: (card: ProductCardPartsFragment) => ReactNode;
  /** A product to leave out because it is already on the page. */
  readonly without?: string;
}

/** A row with the latest wishlist entries (PROD-052); renders nothing if there are none. */
export function WishlistRow({ tileOf, without }: WishlistRowProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { ids } = useWishlistEntries();
  const shown = ids.filter((uuid) => uuid !== without).slice(0, count);
  const { cards } = useWishlistCards(client, shown);
  return <Carousel label={t`Your favourites`} items={cards} keyOf={({ uuid }) => uuid} renderItem={tileOf} />;
}
