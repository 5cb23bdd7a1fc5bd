import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { maySeeProduct, ownsProduct } from '../catalog/product-view.ts';
import { loadProduct } from '../catalog/store.ts';

/**
 * Opens the caller's conversation about a product (CHAT-007): the same buyer and product give the same one. Returns its
 * id. Throws InvalidUUIDError, ObjectDoesNotExistError, ValidationError `chat_own_product`, TooManyRequestsError.
 */
export async function openConversation(context: GraphqlContext, productUuid: string): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(productUuid)) throw new InvalidUUIDError();
  const view = await loadProduct(context.db, productUuid);
  if (view === undefined || !maySeeProduct(viewer, view.product)) throw new ObjectDoesNotExistError();
  if (ownsProduct(viewer, view.product)) throw new ValidationError('chat_own_product');
  await context.limits.spend(limitRules.openChat, viewer.userId);
  return await command(context, { name: 'openConversation', body: { productUuid } }, async ({ tx, now }) => {
    await tx
      .insertInto('conversations')
      .values({
        ...{ id: randomUUID(), product_id: productUuid, buyer_id: viewer.userId },
        ...{ seller_id: view.product.seller_id, buyer_locale: context.locale },
        ...{ created_at: now, modified_at: now },
      })
      // Two devices that open it at once get one.
      .onConflict((conflict) => conflict.columns(['product_id', 'buyer_id']).doNothing())
      .execute();
    const { id } = await tx
      .selectFrom('conversations')
      .select('id')
      .where('product_id', '=', productUuid)
      .where('buyer_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    return id;
  });
}
