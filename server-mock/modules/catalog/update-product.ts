import type { ProductEvent } from '#domain/product/life-cycle.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { FailedToUpdateError, UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { productRepriced } from '../products/events.ts';
import { ownsProduct, type ProductRow, type ProductView } from '../products/product-view.ts';
import { promisedOf } from '../reservations/holds-view.ts';
import { beingPaidUntil, recordReleased, recordRestocked } from '../reservations/public.ts';
import { checkedProblems, originalPriceOf } from './check-content.ts';
import { columnsOf } from './columns.ts';
import { contentOfProduct } from './content.ts';
import { lockedProduct, type ProductName } from './find-product.ts';
import { mergedContent, type ProductInput } from './merge-input.ts';
import { heldPhotos, writeImages } from './photos.ts';
import { transitionProduct } from './transition.ts';

export interface UpdateProduct extends ProductName {
  readonly input: ProductInput;
  /** Also publishes (DRAFT) or republishes (ARCHIVED, EXPIRED) the product. */
  readonly publish: boolean;
  /** `changedAt` of the product that the form was filled from; null if unknown, which skips the check. */
  readonly seen?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Saves changes to the caller's own product and returns its id (FORM-078). The status stays the same, except that
 * CHANGES_REQUESTED becomes IN_REVIEW (FORM-006, FORM-007); a REJECTED product is refused (FORM-019). With `publish`
 * it is published or reviewed instead. Throws FailedToUpdateError `product_is_being_paid` for a changed price or a
 * lower stock during a payment, `product_is_promised` for less stock than accepted bids reserve, and
 * `product_changed_since_seen` when the product has changed since `seen`, so that the changes of another device are
 * not overwritten unnoticed.
 */
export async function updateProduct(context: GraphqlContext, request: UpdateProduct): Promise<string> {
  const viewer = signedIn(context);
  const { uuid, slug, input, publish, seen = null, commandId } = request;
  const body = { uuid, slug, input, publish, ...(seen !== null && { seen }) };
  return await command(context, { name: 'updateProduct', commandId, body }, async (scope) => {
    const view = await lockedProduct(scope.tx, viewer, { uuid, slug });
    if (!ownsProduct(viewer, view.product)) throw new UserHasNoObjectPermissionError();
    if (seen !== null && seen !== view.product.updated_at.toISOString())
      throw new FailedToUpdateError('product_changed_since_seen');
    await save(scope, viewer, view, { input, event: eventOf(view, publish) });
    return view.product.id;
  });
}

function eventOf({ product }: ProductView, publish: boolean): ProductEvent {
  if (!publish) return 'save';
  return product.status === 'DRAFT' ? 'publish' : 'republish';
}

async function save(
  scope: CommandScope,
  viewer: Viewer,
  view: ProductView,
  request: { readonly input: ProductInput; readonly event: ProductEvent },
): Promise<void> {
  const { tx } = scope;
  const { product } = view;
  const { seller } = view.seller;
  const { event } = request;
  // The status is checked before the fields.
  if (product.status === 'REJECTED') throw new FailedToUpdateError('wrong_state');
  const content = mergedContent(contentOfProduct(view), request.input);
  const held = await heldPhotos(tx, viewer.userId, content, view.images);
  const facts = {
    sellerType: seller.type,
    originalPrice: originalPriceOf(product),
    heldPhotoKeys: new Set(held.keys()),
  };
  const staysDraft = product.status === 'DRAFT' && event === 'save';
  const columns = columnsOf(content, checkedProblems(content, facts, staysDraft), seller, product.margin_ppm);
  const takesFromBuyer = columns.price_cents !== product.price_cents || columns.inventory < product.inventory;
  const until = takesFromBuyer ? await beingPaidUntil(tx, [product.id], scope.now) : null;
  if (until !== null) throw new FailedToUpdateError('product_is_being_paid', until);
  const promised = columns.inventory < product.inventory ? await promisedOf(tx, product.id, scope.now) : null;
  if (promised !== null && columns.inventory < promised.quantity)
    throw new FailedToUpdateError('product_is_promised', promised.until);
  await tx.updateTable('products').set(columns).where('id', '=', product.id).execute();
  if (columns.inventory > product.inventory) await announceRestock(scope, product);
  if (columns.title !== product.title || columns.description !== product.description) {
    // The translations are of the previous text.
    await tx.deleteFrom('product_translations').where('product_id', '=', product.id).execute();
  }
  if (columns.raw_price_cents !== product.raw_price_cents)
    await scope.emit(productRepriced, { productId: product.id, sellerId: seller.id });
  await writeImages(tx, product.id, content, held);
  const current = { ...product, inventory: columns.inventory };
  const transition = { product: current, seller, event, actor: 'seller' } as const;
  await transitionProduct(scope, transition, (code) => new FailedToUpdateError(code));
}

/**
 * A product that was sold is for sale again, as after a cancelled order; a product that was reserved may be available
 * in part.
 */
async function announceRestock(
  scope: CommandScope,
  { id, status, inventory, seller_id }: Pick<ProductRow, 'id' | 'status' | 'inventory' | 'seller_id'>,
): Promise<void> {
  if (status === 'PUBLISHED' && inventory === 0) await recordRestocked(scope, { id, seller_id });
  else await recordReleased(scope, [id]);
}
