import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { beingPaidUntil } from '../payments/being-paid-view.ts';
import { promisedOf } from '../payments/holds-view.ts';
import { lockedProduct } from './find-product.ts';
import { ownsProduct } from './product-view.ts';
import { transitionProduct } from './transition.ts';

/**
 * Sets the stock of an own PUBLISHED product to 0 and answers its id (FORM-081, FORM-018). One without stock is
 * refused with `product_already_sold`, any other status with `wrong_state` (FORM-017), one that somebody is paying for
 * with `product_is_being_paid`, and one that an accepted bid reserves with `product_is_promised`.
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
    const move = { product, seller: seller.seller, event: 'mark_sold', actor: 'seller' } as const;
    await transitionProduct(scope, context.bus, move, (code) => new FailedToUpdateError(code));
    return product.id;
  });
}
