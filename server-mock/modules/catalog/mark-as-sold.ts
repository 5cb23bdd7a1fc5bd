import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { ownsProduct } from '../products/product-view.ts';
import { promisedOf } from '../reservations/holds-view.ts';
import { beingPaidUntil } from '../reservations/public.ts';
import { lockedProduct } from './find-product.ts';
import { transitionProduct } from './transition.ts';

/**
 * Sets the stock of the caller's own PUBLISHED product to 0 and returns its id (FORM-081, FORM-018). Throws
 * FailedToUpdateError `product_already_sold` if it is out of stock, `wrong_state` for any other status (FORM-017),
 * `product_is_being_paid` during a payment, and `product_is_promised` if an accepted bid reserves it.
 */
export async function markAsSold(
  context: GraphqlContext,
  { slug, commandId }: { readonly slug: string; readonly commandId?: string | null | undefined },
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'markProductAsSold', commandId, body: { slug } }, async (scope) => {
    const { product, seller } = await lockedProduct(scope.tx, viewer, { slug });
    if (!ownsProduct(viewer, product)) throw new UserHasNoObjectPermissionError();
    const until = await beingPaidUntil(scope.tx, [product.id], scope.now);
    if (until !== null) throw new FailedToUpdateError('product_is_being_paid', until);
    const promised = await promisedOf(scope.tx, product.id, scope.now);
    if (promised !== null) throw new FailedToUpdateError('product_is_promised', promised.until);
    const transition = { product, seller: seller.seller, event: 'mark_sold', actor: 'seller' } as const;
    await transitionProduct(scope, transition, (code) => new FailedToUpdateError(code));
    return product.id;
  });
}
