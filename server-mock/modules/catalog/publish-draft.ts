import type { Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import { type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import { type Seller, sellerOfUser } from '../sellers/public.ts';
import { requireTraderDetails } from '../sellers/trader-view.ts';
import { readDocument, writeDocument } from '../sync/public.ts';
import { checkedProblems, validationError } from './check-content.ts';
import { columnsOf } from './columns.ts';
import { contentOfDraft } from './content.ts';
import { insertProduct } from './insert-product.ts';
import { heldPhotos, writeImages } from './photos.ts';
import { transitionProduct } from './transition.ts';

export interface PublishDraft {
  readonly draftUuid: string;
  readonly commandId: string;
}

/**
 * Turns the caller's replicated draft into a product with the same id and returns that id: PUBLISHED or IN_REVIEW,
 * depending on canPublish (FORM-008, FORM-009). The draft is deleted in the same transaction. Publishing twice, with
 * the same or another command id, yields the same product. Throws for the same fields as the rules on the device.
 */
export async function publishDraft(context: GraphqlContext, request: PublishDraft): Promise<string> {
  const { userId } = signedIn(context);
  const { draftUuid, commandId } = request;
  if (!isUuid(draftUuid)) throw new InvalidUUIDError();
  return await command(context, { name: 'publishDraft', commandId, body: { draftUuid } }, async (scope) => {
    const { tx } = scope;
    const seller = await sellerOfUser(tx, userId);
    if (seller === undefined) throw validationError([{ field: 'seller', code: 'seller_required' }]);
    // The draft is read first: if a concurrent publication has just deleted it, its product exists by now.
    const draft = await readDocument(tx, userId, 'drafts', draftUuid);
    const known = await knownProduct(tx, seller, draftUuid);
    if (draft === null && !known) throw new ObjectDoesNotExistError();
    if (draft !== null) {
      if (!known) await publishNew(scope, seller, draft, userId);
      // Last, because it locks the user's sync counter row until the commit.
      await writeDocument(tx, userId, 'drafts', draftUuid, null);
    }
    return draftUuid;
  });
}

/**
 * Returns whether the draft has already been published. A product in status DRAFT does not count; the draft replaces
 * it.
 */
async function knownProduct(tx: Transaction<Database>, seller: Seller, id: string): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select(['seller_id', 'status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product !== undefined && product.seller_id !== seller.id) throw new UserHasNoObjectPermissionError();
  return product !== undefined && product.status !== 'DRAFT';
}

async function publishNew(
  scope: CommandScope,
  seller: Seller,
  draft: ListingDraft,
  userId: string,
): Promise<void> {
  requireTraderDetails(seller);
  const { tx, now } = scope;
  const content = contentOfDraft(draft);
  const held = await heldPhotos(tx, userId, content);
  const facts = { sellerType: seller.type, originalPrice: null, heldPhotoKeys: new Set(held.keys()) };
  const columns = columnsOf(content, checkedProblems(content, facts, false), seller, null);
  const { id } = draft;
  const isNew = await insertProduct(tx, { id, sellerId: seller.id, columns, now });
  // The product did not exist a moment ago: a concurrent request published the same draft.
  if (!isNew && (await knownProduct(tx, seller, id))) return;
  if (!isNew) await tx.updateTable('products').set(columns).where('id', '=', id).execute();
  await writeImages(tx, id, content, held);
  const product = { id, status: 'DRAFT', inventory: columns.inventory, seller_id: seller.id } as const;
  const transition = { product, seller, event: 'publish', actor: 'seller' } as const;
  await transitionProduct(scope, transition, (code) => new FailedToCreateError(code));
}
