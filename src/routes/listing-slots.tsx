import { lazy, Suspense, useCallback } from 'react';
import type { ListingResultsProps } from '#src/features/catalog/listing-results.tsx';
import { useFitPlace } from '#src/features/places/fit-place.ts';
import { useStoredPlace } from '#src/features/places/stored-place.ts';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import type { ListingCardPartsFragment } from '#src/ui/market/listing-card.gen.ts';
import { askForPlace, listingFilters } from './listing-filters.tsx';
import { ProductCorner, TileMarks } from './staff-slots.tsx';

// Only for people who measured their place.
const FitBadge = lazy(() =>
  import('#src/features/places/fit-badge.tsx').then((places) => ({ default: places.FitBadge })),
);

type Slots = Pick<ListingResultsProps, 'heartOf' | 'fitOf' | 'filters' | 'place' | 'onNeedPlace'>;

const cornerOf = (card: ListingCardPartsFragment) => <ProductCorner card={card} />;

/** What the other features bring to a listing: hearts, filters, the person's place and what fits at home. */
export function useListingSlots(): Slots {
  const place = useStoredPlace();
  const home = useFitPlace();
  const isStaff = useAdminUi();
  // The same functions as long as nothing changed: each tile is rendered anew with another one.
  const fitOf = useCallback(
    (card: ListingCardPartsFragment) => (
      <Suspense>
        {home !== null && <FitBadge piece={card} isOnPhoto />}
        {isStaff && <TileMarks card={card} />}
      </Suspense>
    ),
    [home, isStaff],
  );
  return {
    heartOf: cornerOf,
    filters: listingFilters,
    place,
    onNeedPlace: askForPlace,
    ...((home !== null || isStaff) && { fitOf }),
  };
}
