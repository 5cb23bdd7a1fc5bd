import { reservedUntil } from '#domain/cart/reservation.ts';
import { isProductForSale } from '../catalog/for-sale-view.ts';
import type { TruthCheck, TruthChecks } from '../notifications/store.ts';
import { holdsNow, holdsOn } from '../payments/holds-view.ts';

/** True while the product can be bought: for sale, and not reserved for somebody. */
const isAvailable: TruthCheck = async (db, { subject, now }) => {
  const product = await db
    .selectFrom('products')
    .select('inventory')
    .where('id', '=', subject)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (product === undefined || product.inventory === 0) return false;
  const holds = (await holdsOn(db, [subject])).get(subject) ?? [];
  return reservedUntil(product.inventory, holdsNow(holds, now)) === null;
};

export const watchChecks: TruthChecks = {
  watched_product_available: isAvailable,
  // The detail is the product; the subject is its seller.
  followed_seller_published: (db, { detail }) => isProductForSale(db, detail),
};
