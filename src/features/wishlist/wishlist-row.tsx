import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Carousel } from '#src/ui/market/carousel.tsx';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { useWishlistCards } from './use-wishlist-cards.ts';
import { useWishlistEntries } from './wishlist-entries.ts';

/** Tiles in the row; the page of favourites has them all. */
const count = 12;

export interface WishlistRowProps {
  readonly tileOf: (card: ProductCardPartsFragment) => ReactNode;
  /** A product that is on the page already. */
  readonly without?: string;
}

/** What this person saved, latest first, in a row (PROD-052); nothing when nothing is saved. */
export function WishlistRow({ tileOf, without }: WishlistRowProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { ids } = useWishlistEntries();
  const shown = ids.filter((uuid) => uuid !== without).slice(0, count);
  const { cards } = useWishlistCards(client, shown);
  return <Carousel label={t`Your favourites`} items={cards} keyOf={({ uuid }) => uuid} renderItem={tileOf} />;
}
