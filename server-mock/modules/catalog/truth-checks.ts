import type { TruthChecks } from '../../process/truth-check.ts';
import { isProductForSale } from '../products/for-sale-view.ts';

export const catalogChecks: TruthChecks = {
  product_approved: (db, { subject }) => isProductForSale(db, subject),
  saved_product_reduced: (db, { subject }) => isProductForSale(db, subject),
  saved_product_available: (db, { subject }) => isProductForSale(db, subject),
};
