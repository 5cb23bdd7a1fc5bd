import type { TruthChecks } from '../../process/truth-check.ts';
import { isProductForSale } from '../products/for-sale-view.ts';
import { isAvailable } from './is-available.ts';

export const watchChecks: TruthChecks = {
  watched_product_available: (db, { subject, now }) => isAvailable(db, subject, now),
  // The detail is the product; the subject is its seller.
  followed_seller_published: (db, { detail }) => isProductForSale(db, detail),
};
