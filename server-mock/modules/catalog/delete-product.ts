import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToDeleteError, UserHasNoAdminPermissionsError } from '../../graphql/errors.ts';
import { beingPaidUntil } from '../payments/being-paid-view.ts';
import { promisedOf } from '../payments/holds-view.ts';
import { lockedProduct } from './find-product.ts';
import { ownsProduct } from './product-view.ts';
import { moveListing } from './transition.ts';

/**
 * Archives a product and answers its id (FORM-080, FORM-013). A seller may do so with an own one; any other takes
 * staff (readings PERM-001). ARCHIVED and REJECTED products are refused (FORM-014, FORM-015), and to its seller one that
 * somebody is paying for or that an accepted bid reserves; staff may take anything off the shop, and the payment goes back.
 */
export async function deleteProduct(
  context: GraphqlContext,
  { slug, commandId }: { readonly slug: string; readonly commandId?: string | null | undefined },
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'deleteProduct', commandId, body: { slug } }, async (scope) => {
    const { product, seller } = await lockedProduct(scope.tx, viewer, { slug });
    const own = ownsProduct(viewer, product);
    if (!own && !viewer.isStaff) throw new UserHasNoAdminPermissionsError();
    const until = own ? await beingPaidUntil(scope.tx, [product.id], scope.now) : null;
    if (until !== null) throw new FailedToDeleteError('product_is_being_paid', until);
    const promised = own ? await promisedOf(scope.tx, product.id, scope.now) : null;
    if (promised !== null) throw new FailedToDeleteError('product_is_promised', promised.until);
    const actor = own ? 'seller' : 'staff';
    const move = { product, seller: seller.seller, event: 'delete', actor } as const;
    await moveListing(scope, context.bus, move, (code) => new FailedToDeleteError(code));
    if (!own) {
      const details = { product: product.id };
      await audit(scope.tx, context, { kind: 'staff_product_archived', userId: null, details });
    }
    return product.id;
  });
}
