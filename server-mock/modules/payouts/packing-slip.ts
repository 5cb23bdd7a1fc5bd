import type { Kysely } from 'kysely';
import { addressLines } from '#domain/address/address-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import { documentTexts, vatNotes } from './document-texts.ts';
import { writePdf } from './write-pdf.ts';

/**
 * The packing slip of one sold product, for its seller and for staff; without prices, because it may be a present.
 * Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function packingSlip(
  db: Kysely<Database>,
  viewer: Viewer,
  { lineId, locale }: { readonly lineId: string; readonly locale: Locale },
): Promise<Uint8Array> {
  if (!isUuid(lineId)) throw new InvalidUUIDError();
  const sold = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
    .where('order_products.id', '=', lineId)
    .select(['order_products.title', 'order_products.quantity', 'order_products.seller_id'])
    .select(['order_products.sold_by_trader', 'order_products.vat_scheme'])
    .select(['orders.number', 'orders.created_at', 'orders.shipping_address'])
    .select(['sellers.name', 'sellers.vat_number'])
    .executeTakeFirst();
  if (sold === undefined) throw new ObjectDoesNotExistError();
  if (sold.seller_id !== viewer.sellerId && !viewer.isStaff) throw new UserHasNoObjectPermissionError();
  const texts = documentTexts(locale);
  const address = sold.shipping_address;
  const rows: (readonly [string, string])[] =
    address === null
      ? []
      : [
          [
            texts.shipTo,
            [address.companyName, `${address.firstName} ${address.lastName}`].filter(Boolean).join(', '),
          ],
          ...addressLines(address).map((line) => ['', line] as const),
          ['', address.country],
        ];
  return await writePdf({
    ...{ locale, created: sold.created_at, title: `${texts.packingSlip} ${sold.number}` },
    facts: [
      [texts.order, sold.number],
      [texts.ordered, amsterdamDay(sold.created_at)],
      [texts.seller, sold.name],
      ...(sold.vat_number === null ? [] : [[texts.vatNumber, sold.vat_number] as const]),
      ...rows,
    ],
    head: [texts.product, texts.quantity],
    rows: [[sold.title, String(sold.quantity)]],
    totals: [],
    notes: vatNotes([sold], texts),
  });
}
