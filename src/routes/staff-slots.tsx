import { type ComponentType, lazy, Suspense } from 'react';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import { WishlistButton, type WishlistButtonProps } from '#src/features/wishlist/wishlist-button.tsx';
import { loadAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/**
 * A lazy part that only staff see. Its messages are in the account catalogue, which is loaded before it;
 * tests/contract/translations requires that staff features are only opened through this function.
 */
function staffPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    patient(async () => {
      const [part] = await Promise.all([load(), loadAccountMessages()]);
      return { default: part };
    }),
  );
}

const TileTools = staffPart(() =>
  import('#src/features/staff/tile-tools.tsx').then((staff) => staff.TileTools),
);

/** Information for staff on a tile; shown to staff with the admin UI on. */
export const TileMarks = staffPart(() =>
  import('#src/features/staff/tile-tools.tsx').then((staff) => staff.TileMarks),
);

/** The editors of a product list's own texts; shown by its route to staff with the admin UI on. */
export const ProductListTools = staffPart(() =>
  import('#src/features/staff/product-list/product-list-tools.tsx').then((staff) => staff.ProductListTools),
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
