import { lazy, Suspense, useCallback } from 'react';
import { useAdminUi } from '#src/features/buying/wishlist/admin-ui.ts';
import type { ProductListResultsProps } from '#src/features/shop/catalog/product-list-results.tsx';
import { useFitPlace } from '#src/features/shop/places/fit-place.ts';
import { useStoredPlace } from '#src/features/shop/places/stored-place.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import { askForPlace, productListFilters } from './product-list-filters.tsx';
import { ProductCorner, TileMarks } from './staff-slots.tsx';

// Only for people who have entered the measurements of their room.
const FitBadge = lazy(() =>
  import('#src/features/shop/places/fit-badge.tsx').then((places) => ({ default: places.FitBadge })),
);

type Slots = Pick<
  ProductListResultsProps,
  'wishlistButtonOf' | 'fitOf' | 'filters' | 'place' | 'onNeedPlace'
>;

const cornerOf = (card: ProductCardPartsFragment) => <ProductCorner card={card} />;

/**
 * What other features add to a product list: wishlist buttons, filters, the person's location and what fits at home.
 */
export function useProductListSlots(): Slots {
  const place = useStoredPlace();
  const home = useFitPlace();
  const isStaff = useAdminUi();
  // Memoised, because a new function re-renders every tile.
  const fitOf = useCallback(
    (card: ProductCardPartsFragment) => (
      <Suspense>
        {home !== null && <FitBadge product={card} isOnPhoto />}
        {isStaff && <TileMarks card={card} />}
      </Suspense>
    ),
    [home, isStaff],
  );
  return {
    wishlistButtonOf: cornerOf,
    filters: productListFilters,
    place,
    onNeedPlace: askForPlace,
    ...((home !== null || isStaff) && { fitOf }),
  };
}
