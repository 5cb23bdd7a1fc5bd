import { lazy, Suspense } from 'react';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import { WishlistButton, type WishlistButtonProps } from '#src/features/wishlist/wishlist-button.tsx';
import { withAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

const TileTools = lazy(
  patient(() =>
    withAccountMessages(() =>
      import('#src/features/staff/tile-tools.tsx').then((staff) => ({ default: staff.TileTools })),
    ),
  ),
);

/** Information for staff on a tile; shown to staff with the admin UI on. */
export const TileMarks = lazy(
  patient(() =>
    withAccountMessages(() =>
      import('#src/features/staff/tile-tools.tsx').then((staff) => ({ default: staff.TileMarks })),
    ),
  ),
);

/** The editors of a product list's own texts; shown by its route to staff with the admin UI on. */
export const ProductListTools = lazy(
  patient(() =>
    withAccountMessages(() =>
      import('#src/features/staff/product-list/product-list-tools.tsx').then((staff) => ({
        default: staff.ProductListTools,
      })),
    ),
  ),
);

/**
 * The corner of a tile, or the place beside a price: the wishlist button, or the staff tools with the admin UI on
 * (STAFF-017).
 */
export function ProductCorner({ card, look = 'photo' }: Pick<WishlistButtonProps, 'card' | 'look'>) {
  if (!useAdminUi()) return <WishlistButton card={card} look={look} />;
  return (
    <Suspense fallback={null}>
      <TileTools card={card} look={look} />
    </Suspense>
  );
}
