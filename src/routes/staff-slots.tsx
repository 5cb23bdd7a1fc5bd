import { type ComponentType, lazy, Suspense } from 'react';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import { WishlistButton, type WishlistButtonProps } from '#src/features/wishlist/wishlist-button.tsx';
import { loadAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/**
 * A part that staff alone see. Its words are in the catalogue of the account, which is there before the part is:
 * tests/contract/translations asks that every room of staff is opened by this and by nothing else.
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

/** What staff read on a tile; shown to staff with the admin UI on. */
export const TileMarks = staffPart(() =>
  import('#src/features/staff/tile-tools.tsx').then((staff) => staff.TileMarks),
);

/** The editors of a listing's own words; shown by the listing's route to staff with the admin UI on. */
export const ProductListTools = staffPart(() =>
  import('#src/features/staff/product-list/product-list-tools.tsx').then((staff) => staff.ProductListTools),
);

/** The corner of a tile, or the place beside a price: the heart, and the tools in its stead with the admin UI on (STAFF-017). */
export function ProductCorner({ card, look = 'photo' }: Pick<WishlistButtonProps, 'card' | 'look'>) {
  if (!useAdminUi()) return <WishlistButton card={card} look={look} />;
  return (
    <Suspense fallback={null}>
      <TileTools card={card} look={look} />
    </Suspense>
  );
}
