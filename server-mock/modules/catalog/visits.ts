import type { GraphqlContext } from '../../graphql/context.ts';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { mayOpenProduct, ownsProduct, type ProductView } from '../products/product-view.ts';
import { countVisit } from './count-visit.ts';
import { recordViewed } from './viewed-products.ts';

/** Reloading a page does not add to the view count. */
const oncePerVisitor = limitRules.productView;

/**
 * Records a visit of a product's page: in the account's list of viewed products, and in the product's view count, at
 * most once per half hour and visitor (PROD-020). The seller and staff are not counted.
 */
export async function recordVisit(context: GraphqlContext, view: ProductView): Promise<void> {
  const { db, viewer, clock } = context;
  const { product } = view;
  if (viewer !== null && !ownsProduct(viewer, product) && product.status === 'PUBLISHED')
    await recordViewed(db, { userId: viewer.userId, productId: product.id, at: clock.now() });
  if (!mayOpenProduct(viewer, product) && (await isFirstVisit(context, product.id)))
    await countVisit(db, product.id);
}

async function isFirstVisit({ limits, viewer, ip }: GraphqlContext, productId: string): Promise<boolean> {
  try {
    await limits.spend(oncePerVisitor, `${viewer?.userId ?? ip} ${productId}`);
    return true;
  } catch (refusal) {
    if (refusal instanceof TooManyRequestsError) return false;
    throw refusal;
  }
}
