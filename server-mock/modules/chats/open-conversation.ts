import { isUuid } from '#domain/ids.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { maySeeProduct, ownsProduct } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { insertConversation } from './insert-conversation.ts';

/**
 * Opens the caller's conversation about a product (CHAT-007); there is one per buyer and product. Returns its id.
 * Throws InvalidUUIDError, ObjectDoesNotExistError, ValidationError `chat_own_product`, TooManyRequestsError.
 */
export async function openConversation(context: GraphqlContext, productUuid: string): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(productUuid)) throw new InvalidUUIDError();
  const view = await loadProduct(context.db, productUuid);
  if (view === undefined || !maySeeProduct(viewer, view.product)) throw new ObjectDoesNotExistError();
  if (ownsProduct(viewer, view.product)) throw new ValidationError('chat_own_product');
  return await insertConversation(context, 'openConversation', {
    ...{ productId: productUuid, buyerId: viewer.userId, sellerId: view.product.seller_id },
    buyerLocale: context.locale,
  });
}
