import { explanationProblem } from '#domain/staff/explanation.ts';
import type { RemovalReason } from '#domain/staff/removal.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToDeleteError,
  type FieldProblem,
  UserHasNoAdminPermissionsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ownsProduct } from '../products/product-view.ts';
import { promisedOf } from '../reservations/holds-view.ts';
import { beingPaidUntil } from '../reservations/public.ts';
import { lockedProduct } from './find-product.ts';
import { insertRemoval, type Removal } from './removals.ts';
import { transitionProduct } from './transition.ts';

export interface DeleteProduct {
  readonly slug: string;
  readonly reason?: RemovalReason | null | undefined;
  readonly explanation?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Archives a product and returns its id (FORM-080, FORM-013). Sellers archive their own products; any other product
 * requires staff (PERM-001, docs/readings.md) and a reason and an explanation, which the seller receives; throws
 * ValidationError if they are missing. Throws FailedToDeleteError for ARCHIVED and REJECTED products (FORM-014,
 * FORM-015) and, for the seller, for a product that is being paid for or that an accepted bid reserves. Staff can
 * archive those too; the payment is refunded.
 */
export async function deleteProduct(context: GraphqlContext, request: DeleteProduct): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = request;
  return await command(context, { name: 'deleteProduct', commandId, body }, async (scope) => {
    const { product, seller } = await lockedProduct(scope.tx, viewer, { slug: request.slug });
    const own = ownsProduct(viewer, product);
    if (!own && !viewer.isStaff) throw new UserHasNoAdminPermissionsError();
    const removal = own ? null : removalOf(request);
    const until = own ? await beingPaidUntil(scope.tx, [product.id], scope.now) : null;
    if (until !== null) throw new FailedToDeleteError('product_is_being_paid', until);
    const promised = own ? await promisedOf(scope.tx, product.id, scope.now) : null;
    if (promised !== null) throw new FailedToDeleteError('product_is_promised', promised.until);
    const actor = own ? 'seller' : 'staff';
    const transition = { product, seller: seller.seller, event: 'delete', actor } as const;
    await transitionProduct(scope, transition, (code) => new FailedToDeleteError(code));
    if (removal !== null) await insertRemoval(scope, context, product.id, removal);
    return product.id;
  });
}

/** Returns the reason and the explanation given by staff. Throws ValidationError if one is missing or invalid. */
function removalOf({ reason, explanation }: DeleteProduct): Removal {
  const problems: FieldProblem[] = [];
  if (reason == null) problems.push({ field: 'reason', code: 'removal_reason' });
  const problem = explanationProblem(explanation ?? '');
  if (problem !== null) problems.push({ field: 'explanation', code: problem });
  if (reason == null || problems.length > 0) throw new ValidationError('validation_error', problems);
  return { reason, explanation: explanation?.trim() ?? '' };
}
