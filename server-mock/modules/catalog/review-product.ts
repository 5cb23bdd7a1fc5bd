import { type RequestedChangeCode, requestedChangeCodes } from '#domain/listing/product-status.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import { lockedProduct } from './find-product.ts';
import { moveListing } from './transition.ts';

type ReviewDecision = 'APPROVE' | 'REQUEST_CHANGES' | 'REJECT';

const events = { APPROVE: 'approve', REQUEST_CHANGES: 'request_changes', REJECT: 'reject' } as const;

export interface ReviewProduct {
  readonly slug: string;
  readonly decision: ReviewDecision;
  /** Codes of FORM-023; at least one with REQUEST_CHANGES, none otherwise. */
  readonly requestedChanges: readonly string[];
  readonly commandId?: string | null | undefined;
}

function isChange(code: string): code is RequestedChangeCode {
  return requestedChangeCodes.some((known) => known === code);
}

/**
 * Decides about a product that is IN_REVIEW and answers its id; for staff, by the permission table (FORM-004). Refuses
 * unknown change codes and REQUEST_CHANGES without any; a product in another status with `wrong_state`.
 */
export async function reviewProduct(context: GraphqlContext, request: ReviewProduct): Promise<string> {
  const viewer = signedIn(context);
  const { slug, decision, commandId } = request;
  const requestedChanges = [...new Set(request.requestedChanges.filter(isChange))];
  const isRight =
    requestedChanges.length === new Set(request.requestedChanges).size &&
    requestedChanges.length > 0 === (decision === 'REQUEST_CHANGES');
  if (!isRight) {
    const field = { field: 'requestedChanges', code: 'requested_changes' };
    throw new ValidationError('validation_error', [field]);
  }
  const body = { slug, decision, requestedChanges };
  return await command(context, { name: 'reviewProduct', commandId, body }, async (scope) => {
    const { product, seller } = await lockedProduct(scope.tx, viewer, { slug });
    const event = events[decision];
    const move = { product, seller: seller.seller, event, actor: 'staff', requestedChanges } as const;
    await moveListing(scope, context.bus, move, (code) => new FailedToUpdateError(code));
    const details = { product: product.id, decision };
    await audit(scope.tx, context, { kind: 'staff_product_reviewed', userId: null, details });
    return product.id;
  });
}
