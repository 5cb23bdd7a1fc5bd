import { type CatalogEntry, entry } from '../catalog/entry.ts';
import { type DeliveryType, deliveryTypes } from '../orders/delivery-method.ts';

/** Returns true for a known delivery type (DELIV-004). */
export function isDeliveryType(text: string): text is DeliveryType {
  return deliveryTypes.some((type) => type === text);
}

const titles: Readonly<Record<DeliveryType, CatalogEntry>> = {
  pickup_transport: entry('pickup_transport', 'Zelf ophalen', 'Pick it up yourself', 'Retrait sur place'),
  frl_transport: entry('frl_transport', 'Koerier uit de streek', 'Regional courier', 'Coursier de la région'),
  noop_transport: entry(
    'noop_transport',
    'De verkoper brengt het',
    'The seller delivers it',
    'Le vendeur le livre',
  ),
  brenger_transport: entry(
    'brenger_transport',
    'Koerier aan huis',
    'Courier to your door',
    'Livraison à domicile',
  ),
  free_transport: entry(
    'free_transport',
    'Gratis thuisbezorgd',
    'Free home delivery',
    'Livraison gratuite à domicile',
  ),
  post_transport: entry('post_transport', 'Pakketpost', 'Parcel post', 'Colis postal'),
};

/** Returns the title of a delivery type in the languages of the shop (DELIV-003). */
export function deliveryTitle(type: DeliveryType): CatalogEntry {
  return titles[type];
}
