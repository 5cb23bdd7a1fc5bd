import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { useAllOwnBids, useOwnReservation } from './own-reservations.ts';
import { Reserved } from './tag.tsx';
import { useReservedUntil } from './use-reserved-until.ts';

export interface ReservableLine {
  readonly isAvailable: boolean;
  /** ISO 8601; null if the line can be paid. */
  readonly reservedUntil: string | null;
  readonly product: { readonly uuid: string };
}

/**
 * Whether other buyers reserve a product of one of the lines; false once the last of these reservations has ended.
 */
export function useSomeReserved(lines: readonly ReservableLine[]): boolean {
  const ends = lines.flatMap(({ isAvailable, reservedUntil }) =>
    isAvailable && reservedUntil !== null ? [reservedUntil] : [],
  );
  const last = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
  return useReservedUntil(last) !== null;
}

/** Why a cart cannot be paid now, and what the buyer can do. */
export function ReservedLines({ lines }: { readonly lines: readonly ReservableLine[] }) {
  const held = lines.filter(({ isAvailable, reservedUntil }) => isAvailable && reservedUntil !== null);
  const isOwnBid = useAllOwnBids(held.map(({ product }) => product.uuid));
  return (
    <Banner kind="warning" title={<Trans>A product in your cart is reserved</Trans>}>
      {isOwnBid ? (
        <Trans>Your bid on it was accepted. Pay for it from your bid, and remove it from your cart.</Trans>
      ) : (
        <Trans>
          Another buyer has reserved it. Wait until the time shown, or remove it to pay for the rest now.
        </Trans>
      )}
    </Banner>
  );
}

/** The reservation of a line's product, shown beside it; renders nothing once it has ended. */
export function ReservedTime({ line }: { readonly line: ReservableLine }) {
  const until = useReservedUntil(line.reservedUntil);
  const own = useOwnReservation(line.product.uuid);
  return until === null ? null : <Reserved until={until} isOwn={own === 'bid'} />;
}
