/** What one way of getting a piece home may cost, in euros. */
interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Parcel post, for what weighs at most 20 kg (DELIV-009, readings DELIV-009). */
const parcelPrice: PriceRange = { from: 3.95, to: 10.95 };
/** The transport partner, by weight and distance (DELIV-010). */
const transportPrice: PriceRange = { from: 6.95, to: 59 };
/** Up to this many euros a way is insured (DELIV-011, DELIV-012). */
export const insuredUpTo = { parcel: 100, transport: 1000 } as const;

export type DeliveryMethodOffer =
  | { readonly kind: 'parcel' | 'transport'; readonly price: PriceRange; readonly insuredUpTo: number }
  | { readonly kind: 'pickup' };

/**
 * The ways a piece may come home, cheapest first, before anybody gave an address: A and C go by post or with the
 * transport partner, B with the partner only (readings DELIV-003). A weight class that is not known promises no post.
 */
export function deliveryMethodOffers(piece: {
  readonly weightCategory: string | null;
  readonly acceptPickup: boolean;
}): readonly DeliveryMethodOffer[] {
  const ways: DeliveryMethodOffer[] = [];
  if (piece.acceptPickup) ways.push({ kind: 'pickup' });
  if (piece.weightCategory === 'A' || piece.weightCategory === 'C')
    ways.push({ kind: 'parcel', price: parcelPrice, insuredUpTo: insuredUpTo.parcel });
  ways.push({ kind: 'transport', price: transportPrice, insuredUpTo: insuredUpTo.transport });
  return ways;
}
