import { promises } from '../promises/promises.ts';

/** The price range of a delivery method, in euros. */
interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Parcel post, for products of at most `parcelKilograms` (DELIV-009, docs/readings.md). */
export const parcelPrice: PriceRange = { from: 3.95, to: 10.95 };
/** The transport partner, priced by weight and distance (DELIV-010). */
export const transportPrice: PriceRange = { from: 6.95, to: 59 };
export const parcelKilograms = 20;

export type DeliveryMethodOffer =
  | { readonly kind: 'parcel' | 'transport'; readonly price: PriceRange; readonly insuredUpTo: number }
  | { readonly kind: 'pickup' };

/**
 * The delivery methods of a product before an address is known, the cheapest first: parcel post or the transport
 * partner for weight classes A and C, the transport partner only for B (DELIV-003, docs/readings.md). A product
 * without a weight class is not offered parcel post.
 */
export function deliveryMethodOffers(product: {
  readonly weightCategory: string | null;
  readonly acceptPickup: boolean;
}): readonly DeliveryMethodOffer[] {
  const offers: DeliveryMethodOffer[] = [];
  if (product.acceptPickup) offers.push({ kind: 'pickup' });
  if (product.weightCategory === 'A' || product.weightCategory === 'C')
    offers.push({ kind: 'parcel', price: parcelPrice, insuredUpTo: promises.insurance.parcel });
  offers.push({ kind: 'transport', price: transportPrice, insuredUpTo: promises.insurance.transport });
  return offers;
}
