import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import { type Seller, sellerOfUser } from '../sellers/public.ts';
import { requireTraderDetails } from '../sellers/trader-view.ts';
import { checkedProblems, validationError } from './check-content.ts';
import { columnsOf } from './columns.ts';
import { emptyContent } from './content.ts';
import { insertProduct } from './insert-product.ts';
import { mergedContent, type ProductInput } from './merge-input.ts';
import { heldPhotos, writeImages } from './photos.ts';
import { transitionProduct } from './transition.ts';

export interface CreateProduct {
  readonly input: ProductInput;
  /** Publishes the product at once instead of storing it as DRAFT. */
  readonly publish: boolean;
  readonly commandId?: string | null | undefined;
}

/**
 * Creates a product of the caller's seller and returns its id (FORM-077): as DRAFT, which only has to pass the
 * draft-save rule (FORM-029), or published directly. If the input has the id of an existing product of the seller,
 * nothing changes and that id is returned.
 */
export async function createProduct(context: GraphqlContext, request: CreateProduct): Promise<string> {
  const { userId } = signedIn(context);
  const { input, publish, commandId } = request;
  if (input.uuid && !isUuid(input.uuid)) throw new InvalidUUIDError();
  const body = { input, publish };
  return await command(context, { name: 'createProduct', commandId, body }, async (scope) => {
    const seller = await sellerOfUser(scope.tx, userId);
    if (seller === undefined) throw validationError([{ field: 'seller', code: 'seller_required' }]);
    return await create(scope, seller, { userId, input, publish });
  });
}

async function create(
  scope: CommandScope,
  seller: Seller,
  request: { readonly userId: string; readonly input: ProductInput; readonly publish: boolean },
): Promise<string> {
  if (request.publish) requireTraderDetails(seller);
  const { tx, now } = scope;
  const content = mergedContent(emptyContent, request.input);
  const held = await heldPhotos(tx, request.userId, content);
  const facts = { sellerType: seller.type, originalPrice: null, heldPhotoKeys: new Set(held.keys()) };
  const columns = columnsOf(content, checkedProblems(content, facts, !request.publish), seller, null);
  const id = request.input.uuid ?? randomUUID();
  if (!(await insertProduct(tx, { id, sellerId: seller.id, columns, now }))) {
    const known = await tx.selectFrom('products').select('seller_id').where('id', '=', id).executeTakeFirst();
    if (known?.seller_id !== seller.id) throw new UserHasNoObjectPermissionError();
    return id;
  }
  await writeImages(tx, id, content, held);
  if (request.publish) {
    const product = { id, status: 'DRAFT', inventory: columns.inventory, seller_id: seller.id } as const;
    const transition = { product, seller, event: 'publish', actor: 'seller' } as const;
    await transitionProduct(scope, transition, (code) => new FailedToCreateError(code));
  }
  return id;
}
