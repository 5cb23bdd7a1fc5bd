import type { Cents } from '../money/cents.ts';
import type { DeliveryType } from '../orders/delivery-method.ts';
import { promises } from '../promises/promises.ts';
import { type Measures, postPrice, regionalPrice, transportPrice, weightClassOf } from './delivery-prices.ts';
import { isOnWaddenIslands } from './wadden-islands.ts';

/** The fields of a product that determine its delivery options. */
export interface DeliverableProduct extends Measures {
  readonly weightCategory: string | null;
  readonly country: 'NL' | 'BE';
  /** With the country as prefix, such as nl-friesland. */
  readonly province: string;
}

export interface Destination {
  readonly country: 'NL' | 'BE';
  readonly postcode: string;
  /** Null when the location of the postcode is not known. */
  readonly province: string | null;
}

/** A transport that a seller carries out under an individual agreement with the shop, and its price in cents. */
export interface OwnTransport {
  readonly type: 'free_transport' | 'noop_transport';
  readonly price: Cents;
}

export interface SellerTerms {
  readonly acceptPickup: boolean;
  readonly ownTransport: readonly OwnTransport[];
}

/** A delivery method for a product and a destination (DELIV-003). Prices are in cents. */
export interface DeliveryOption {
  readonly type: DeliveryType;
  readonly price: Cents;
  /** The transport partner's price, shown next to free transport; null for every other method. */
  readonly comparePrice: Cents | null;
  /** In whole euros; null when the shop does not insure the method. */
  readonly insuredUpTo: number | null;
  readonly weightCategory: string | null;
}

/** The province in which the regional courier operates. */
const region = 'nl-friesland';

/**
 * Returns the delivery options of a product to an address, in display order: free transport by the seller, parcel
 * post (weight classes A and C only), the regional courier, the transport partner, paid transport by the seller,
 * pickup. On the Wadden Islands pickup is the only option (DELIV-017). One delivery covers the whole quantity of the
 * product.
 */
export function deliveryOptions(
  product: DeliverableProduct,
  to: Destination,
  trip: { readonly distanceKm: number | null; readonly terms: SellerTerms },
): readonly DeliveryOption[] {
  const { weightCategory } = product;
  const pickup: readonly DeliveryOption[] = trip.terms.acceptPickup
    ? [{ type: 'pickup_transport', price: 0, comparePrice: null, insuredUpTo: null, weightCategory }]
    : [];
  if (isOnWaddenIslands(to)) return pickup;
  const sized = { ...product, weight: weightClassOf(weightCategory) };
  const isAbroad = product.country !== to.country;
  const partner = transportPrice(sized, trip.distanceKm, isAbroad);
  const post = postPrice(sized, isAbroad);
  const isRegional = product.province === region && to.province === region;
  const option = (type: DeliveryType, price: Cents, insured: number | null): DeliveryOption => {
    const comparePrice = type === 'free_transport' ? partner : null;
    return { type, price, comparePrice, insuredUpTo: insured, weightCategory };
  };
  return [
    ...own('free_transport', trip.terms).map(() => option('free_transport', 0, promises.insurance.transport)),
    ...(post === null ? [] : [option('post_transport', post, promises.insurance.parcel)]),
    ...(isRegional
      ? [option('frl_transport', regionalPrice[sized.weight], promises.insurance.transport)]
      : []),
    option('brenger_transport', partner, promises.insurance.transport),
    ...own('noop_transport', trip.terms).map(({ price }) => option('noop_transport', price, null)),
    ...pickup,
  ];
}

function own(type: OwnTransport['type'], { ownTransport }: SellerTerms): readonly OwnTransport[] {
  return ownTransport.filter((one) => one.type === type).slice(0, 1);
}
