import { Suspense } from 'react';
import { useAdminUi } from '#src/features/buying/wishlist/admin-ui.ts';
import { WishlistButton, type WishlistButtonProps } from '#src/features/buying/wishlist/wishlist-button.tsx';
import { accountPart } from './account-part.ts';

const TileTools = accountPart(() =>
  import('#src/features/staff/catalog-tools/tile-tools.tsx').then((staff) => staff.TileTools),
);

/** Information for staff on a tile; shown to staff with the admin UI on. */
export const TileMarks = accountPart(() =>
  import('#src/features/staff/catalog-tools/tile-tools.tsx').then((staff) => staff.TileMarks),
);

/** The editors of a product list's own texts; shown by its route to staff with the admin UI on. */
export const ProductListTools = accountPart(() =>
  import('#src/features/staff/catalog-tools/product-list/product-list-tools.tsx').then(
    (staff) => staff.ProductListTools,
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
