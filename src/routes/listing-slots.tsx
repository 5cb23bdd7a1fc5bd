import { lazy, Suspense } from 'react';
import type { ListingResultsProps } from '#src/features/catalog/listing-results.tsx';
import { useFitPlace } from '#src/features/places/fit-place.ts';
import { useStoredPlace } from '#src/features/places/stored-place.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { askForPlace, listingFilters } from './listing-filters.tsx';

// Only for people who measured their place.
const FitBadge = lazy(() =>
  import('#src/features/places/fit-badge.tsx').then((places) => ({ default: places.FitBadge })),
);

type Slots = Pick<ListingResultsProps, 'heartOf' | 'fitOf' | 'filters' | 'place' | 'onNeedPlace'>;

/** What the other features bring to a listing: hearts, filters, the person's place and what fits at home. */
export function useListingSlots(): Slots {
  const place = useStoredPlace();
  const home = useFitPlace();
  return {
    heartOf: (card) => <WishlistHeart card={card} />,
    filters: listingFilters,
    place,
    onNeedPlace: askForPlace,
    ...(home !== null && {
      fitOf: (card) => (
        <Suspense>
          <FitBadge piece={card} isOnPhoto />
        </Suspense>
      ),
    }),
  };
}
