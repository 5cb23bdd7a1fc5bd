import type { Kysely } from 'kysely';
import {
  type DeliveryOption,
  deliveryOptions,
  type OwnTransport,
} from '#domain/delivery/delivery-options.ts';
import type { DeliveryPlace } from '#domain/delivery/step-two.ts';
import type { Database } from '../../db/schema.ts';
import { placeNamed, placeOfPostcode } from '../../outside/address/gazetteer.ts';
import { distanceKm } from '../../search/distance.ts';
import type { ProductView } from '../products/product-view.ts';

/** What the price of a delivery depends on; the town only where the postcode is unknown. */
type Destination = Pick<DeliveryPlace, 'postcode' | 'city' | 'country'>;

/**
 * Returns the available delivery methods of each product to an address, by product id, with one query for any
 * number of products. Distances are straight lines between the centres of towns.
 */
export async function deliveryOptionsTo(
  db: Kysely<Database>,
  views: readonly ProductView[],
  to: Destination,
): Promise<ReadonlyMap<string, readonly DeliveryOption[]>> {
  const own = await ownTransportOf(db, [...new Set(views.map(({ product }) => product.seller_id))]);
  const place = placeOfPostcode(to.postcode, to.country) ?? placeNamed(to.city, to.country);
  const destination = { country: to.country, postcode: to.postcode, province: place?.province ?? null };
  return new Map(
    views.map(({ product, seller: { seller } }) => {
      const deliverable = { ...product, weightCategory: product.weight_category };
      const { latitude, longitude } = product;
      const isKnown = place !== null && latitude !== null && longitude !== null;
      const km = isKnown
        ? distanceKm({ lat: place.latitude, lon: place.longitude }, latitude, longitude)
        : null;
      const terms = { acceptPickup: seller.accept_pickup, ownTransport: own.get(seller.id) ?? [] };
      return [product.id, deliveryOptions(deliverable, destination, { distanceKm: km, terms })];
    }),
  );
}

async function ownTransportOf(
  db: Kysely<Database>,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnTransport[]>> {
  if (sellerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('seller_transport')
    .selectAll()
    .where('seller_id', 'in', [...sellerIds])
    .orderBy('type')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.seller_id);
  return new Map(
    [...grouped].map(([id, all]) => [id, all.map((row) => ({ type: row.type, price: row.price_cents }))]),
  );
}
