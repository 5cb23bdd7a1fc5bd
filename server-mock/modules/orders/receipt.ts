import type { Kysely } from 'kysely';
import { addressLine } from '#domain/address/address-rules.ts';
import { deliveryTitle } from '#domain/delivery/delivery-type.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { Database } from '../../db/schema.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { OrderLine } from './public/lines.ts';

const euro = (cents: number): string => euroText(eurosOf(cents));

/**
 * What the confirmation of a purchase must say besides the total: from whom it was bought, what the amount consists of,
 * how it is delivered and where to.
 */
export async function receiptOf(
  db: Kysely<Database>,
  { product, order, delivery }: OrderLine,
  locale: Locale,
): Promise<readonly string[]> {
  const i18n = i18nOf(locale);
  const seller = await db
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', product.seller_id)
    .executeTakeFirst();
  const [deliveryCost, discount] = [delivery.price_paid_by_customer_cents, Number(product.discount_cents)];
  const price = euro(product.price_cents * product.quantity);
  const isCollected = delivery.delivery_type === 'pickup_transport';
  const place = isCollected || order.shipping_address === null ? '' : addressLine(order.shipping_address);
  const method = deliveryTitle(delivery.delivery_type).titles[locale];
  return [
    ...(seller === undefined ? [] : [i18n._('Seller: {seller}', { seller: seller.name })]),
    i18n._('Price: {price}', { price }),
    ...(discount > 0 ? [i18n._('Discount: {discount}', { discount: euro(discount) })] : []),
    deliveryCost > 0
      ? i18n._('Delivery: {method}, {cost}', { method, cost: euro(deliveryCost) })
      : i18n._('Delivery: {method}', { method }),
    ...(place === '' ? [] : [i18n._('Delivery address: {place}', { place })]),
  ];
}
