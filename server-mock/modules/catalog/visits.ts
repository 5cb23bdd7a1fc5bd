import type { GraphqlContext } from '../../graphql/context.ts';
import { mayOpenProduct, ownsProduct, type ProductView } from '../products/product-view.ts';
import { recordViewed } from './viewed-products.ts';

/**
 * Records a visit of a product's page: in the account's list of viewed products, and in the product's view count
 * (PROD-020), where the seller and staff are not counted.
 */
export async function recordVisit(context: GraphqlContext, view: ProductView): Promise<void> {
  const { db, viewer, clock, visits, ip } = context;
  const { product } = view;
  if (!mayOpenProduct(viewer, product)) visits.add({ productId: product.id, visitor: viewer?.userId ?? ip });
  if (viewer !== null && !ownsProduct(viewer, product) && product.status === 'PUBLISHED')
    await recordViewed(db, { userId: viewer.userId, productId: product.id, at: clock.now() });
}
