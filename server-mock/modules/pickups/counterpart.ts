import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { shortName } from '#domain/pickups/short-name.ts';
import type { Database } from '../../db/schema.ts';
import type { CartAddress } from '../carts/tables.ts';
import { buyerName } from '../orders/line-view.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';

type Line = OwnDelivery['line'];

/** The display name of the other side: a first name with an initial, or the name of a shop or company. */
export async function nameOf(
  db: Kysely<Database>,
  { product, order }: Line,
  side: OrderRole,
): Promise<string> {
  if (side === 'SELLER') {
    const seller = await db
      .selectFrom('sellers')
      .select(['name', 'type'])
      .where('id', '=', product.seller_id)
      .executeTakeFirst();
    if (seller === undefined) return '';
    return seller.type === 'private' ? shortName(seller.name) : seller.name;
  }
  return buyerName(order);
}

export type MeetingPlace = Pick<
  CartAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

/** The address of the hand-over: the seller's for a pickup by the buyer, else the buyer's; null while unknown. */
async function placeOf(
  db: Kysely<Database>,
  { product, order, delivery }: Line,
): Promise<MeetingPlace | null> {
  if (delivery.delivery_type !== 'pickup_transport') return order.shipping_address;
  const seller = await db
    .selectFrom('sellers')
    .select(['street', 'house_number', 'house_number_extension', 'postcode', 'city', 'country'])
    .where('id', '=', product.seller_id)
    .executeTakeFirst();
  if (seller === undefined) return null;
  const { street, postcode, city, country } = seller;
  const [houseNumber, houseNumberExtension] = [seller.house_number, seller.house_number_extension];
  return { street, houseNumber, houseNumberExtension, postcode, city, country };
}

/** The address as one side may see it: a buyer sees the seller's address once the appointment is agreed. */
export async function placeFor(
  db: Kysely<Database>,
  line: Line,
  role: OrderRole | null,
): Promise<MeetingPlace | null> {
  const isHidden =
    role === 'BUYER' &&
    line.delivery.delivery_type === 'pickup_transport' &&
    line.delivery.appointment_at === null;
  return isHidden ? null : await placeOf(db, line);
}

/** Formats the address on one line. */
export function placeText(place: MeetingPlace): string {
  const number = `${place.houseNumber}${place.houseNumberExtension === '' ? '' : ` ${place.houseNumberExtension}`}`;
  return `${place.street} ${number}, ${place.postcode} ${place.city}`;
}
