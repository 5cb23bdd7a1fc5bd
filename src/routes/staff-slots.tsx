import { type ComponentType, lazy, Suspense } from 'react';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import { WishlistHeart, type WishlistHeartProps } from '#src/features/wishlist/wishlist-heart.tsx';
import { loadAccountWords } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/**
 * A part that staff alone see. Its words are in the catalogue of the account, which is there before the part is:
 * tests/contract/translations asks that every room of staff is opened by this and by nothing else.
 */
function staffPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    patient(async () => {
      const [part] = await Promise.all([load(), loadAccountWords()]);
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
export const ListingStaff = staffPart(() =>
  import('#src/features/staff/listing/listing-staff.tsx').then((staff) => staff.ListingStaff),
);

/** The corner of a tile, or the place beside a price: the heart, and the tools in its stead with the admin UI on (STAFF-017). */
export function PieceCorner({ card, look = 'photo' }: Pick<WishlistHeartProps, 'card' | 'look'>) {
  if (!useAdminUi()) return <WishlistHeart card={card} look={look} />;
  return (
    <Suspense fallback={null}>
      <TileTools card={card} look={look} />
    </Suspense>
  );
}
