import type { Cents } from '../money/cents.ts';
import type { DeliveryType } from '../orders/delivery-method.ts';
import { insuredUpTo } from './delivery-methods.ts';
import { type Measures, postPrice, regionalPrice, transportPrice, weightClassOf } from './delivery-prices.ts';
import { isOnWaddenIslands } from './wadden-islands.ts';

/** Something with a price that is brought home. */
export interface DeliverableProduct extends Measures {
  readonly weightCategory: string | null;
  readonly country: 'NL' | 'BE';
  /** With the country's prefix, such as nl-friesland. */
  readonly province: string;
}

export interface Destination {
  readonly country: 'NL' | 'BE';
  readonly postcode: string;
  /** Null when its place is not known. */
  readonly province: string | null;
}

/** What a seller agreed with the shop beyond what holds for all: bringing it, for this price. */
export interface OwnTransport {
  readonly type: 'free_transport' | 'noop_transport';
  readonly price: Cents;
}

export interface SellerTerms {
  readonly acceptPickup: boolean;
  readonly ownTransport: readonly OwnTransport[];
}

/** One way of getting a piece home (DELIV-003), in cents. */
export interface DeliveryOption {
  readonly type: DeliveryType;
  readonly price: Cents;
  /** What the same costs elsewhere, when this is less; null otherwise. */
  readonly comparePrice: Cents | null;
  /** Whole euros; null for what is not insured through the shop. */
  readonly insuredUpTo: number | null;
  readonly weightCategory: string | null;
}

/** The province of the regional courier. */
const region = 'nl-friesland';

/**
 * The ways to bring a piece to an address, in the order in which they are shown: the post (A and C only), the regional
 * courier, the transport partner, the seller, picking up. To the Wadden islands there is none but picking up
 * (DELIV-017). One delivery brings however many there are of the piece.
 */
export function deliveryOptions(
  piece: DeliverableProduct,
  to: Destination,
  trip: { readonly distanceKm: number | null; readonly terms: SellerTerms },
): readonly DeliveryOption[] {
  const { weightCategory } = piece;
  const pickup: readonly DeliveryOption[] = trip.terms.acceptPickup
    ? [{ type: 'pickup_transport', price: 0, comparePrice: null, insuredUpTo: null, weightCategory }]
    : [];
  if (isOnWaddenIslands(to)) return pickup;
  const sized = { ...piece, weight: weightClassOf(weightCategory) };
  const isAbroad = piece.country !== to.country;
  const partner = transportPrice(sized, trip.distanceKm, isAbroad);
  const post = postPrice(sized, isAbroad);
  const isRegional = piece.province === region && to.province === region;
  const option = (type: DeliveryType, price: Cents, insured: number | null): DeliveryOption => {
    const comparePrice = type === 'free_transport' ? partner : null;
    return { type, price, comparePrice, insuredUpTo: insured, weightCategory };
  };
  return [
    ...own('free_transport', trip.terms).map(() => option('free_transport', 0, insuredUpTo.transport)),
    ...(post === null ? [] : [option('post_transport', post, insuredUpTo.parcel)]),
    ...(isRegional ? [option('frl_transport', regionalPrice[sized.weight], insuredUpTo.transport)] : []),
    option('brenger_transport', partner, insuredUpTo.transport),
    ...own('noop_transport', trip.terms).map(({ price }) => option('noop_transport', price, null)),
    ...pickup,
  ];
}

function own(type: OwnTransport['type'], { ownTransport }: SellerTerms): readonly OwnTransport[] {
  return ownTransport.filter((one) => one.type === type).slice(0, 1);
}
