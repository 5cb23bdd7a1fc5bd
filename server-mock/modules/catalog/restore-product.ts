import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError } from '../../graphql/errors.ts';
import { lockedProduct } from './find-product.ts';
import { openRemoval, removalReport } from './open-removal.ts';
import { restoreProduct } from './removals.ts';

export interface RestoreRemovedProduct {
  readonly slug: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Returns a product that staff took offline without a report to review, and returns its id; for staff, by the
 * permission table. Throws ObjectDoesNotExistError; FailedToUpdateError `wrong_state` if it is not offline because of
 * staff, `removal_stands` if a decision on a report removed it, which only an appeal reverses; ValidationError
 * `seller_suspended`.
 */
export async function restoreRemovedProduct(
  context: GraphqlContext,
  { commandId, ...body }: RestoreRemovedProduct,
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'restoreRemovedProduct', commandId, body }, async (scope) => {
    const { product } = await lockedProduct(scope.tx, viewer, body);
    const isRemoved =
      product.status === 'ARCHIVED' &&
      product.inventory > 0 &&
      (await openRemoval(scope.tx, product.id)) !== undefined;
    if (!isRemoved) throw new FailedToUpdateError('wrong_state');
    if ((await removalReport(scope.tx, product.id)) !== undefined)
      throw new FailedToUpdateError('removal_stands');
    await restoreProduct(scope, context, product);
    return product.id;
  });
}
