import { lazy, Suspense, useCallback } from 'react';
import type { ProductListResultsProps } from '#src/features/catalog/product-list-results.tsx';
import { useFitPlace } from '#src/features/places/fit-place.ts';
import { useStoredPlace } from '#src/features/places/stored-place.ts';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { askForPlace, productListFilters } from './product-list-filters.tsx';
import { ProductCorner, TileMarks } from './staff-slots.tsx';

// Only for people who measured their place.
const FitBadge = lazy(() =>
  import('#src/features/places/fit-badge.tsx').then((places) => ({ default: places.FitBadge })),
);

type Slots = Pick<ProductListResultsProps, 'heartOf' | 'fitOf' | 'filters' | 'place' | 'onNeedPlace'>;

const cornerOf = (card: ProductCardPartsFragment) => <ProductCorner card={card} />;

/** What the other features bring to a listing: hearts, filters, the person's place and what fits at home. */
export function useProductListSlots(): Slots {
  const place = useStoredPlace();
  const home = useFitPlace();
  const isStaff = useAdminUi();
  // The same functions as long as nothing changed: each tile is rendered anew with another one.
  const fitOf = useCallback(
    (card: ProductCardPartsFragment) => (
      <Suspense>
        {home !== null && <FitBadge piece={card} isOnPhoto />}
        {isStaff && <TileMarks card={card} />}
      </Suspense>
    ),
    [home, isStaff],
  );
  return {
    heartOf: cornerOf,
    filters: productListFilters,
    place,
    onNeedPlace: askForPlace,
    ...((home !== null || isStaff) && { fitOf }),
  };
}
