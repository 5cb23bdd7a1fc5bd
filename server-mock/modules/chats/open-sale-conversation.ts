import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { type BidParties, bidParties } from '../bids/bid-view.ts';
import { actorIn, ownLine } from '../orders/public/own-lines.ts';
import { insertBidConversation, insertConversation, insertGuestConversation } from './insert-conversation.ts';

/**
 * Opens the conversation about an order for one of its two sides, even if the product is no longer for sale. An order
 * without an account has its own conversation. Returns its id. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError, ValidationError `chat_own_product`, TooManyRequestsError.
 */
export async function openOrderConversation(context: GraphqlContext, orderUuid: string): Promise<string> {
  const viewer = signedIn(context);
  const line = await ownLine(context.db, viewer, orderUuid);
  const side = actorIn(line, viewer);
  if (side === null || side === 'staff') throw new UserHasNoObjectPermissionError();
  const { product, order } = line;
  const { user_id: userId, email, locale } = order;
  if (userId === null) {
    if (side === 'seller' && email === viewer.email) throw new ValidationError('chat_own_product');
    await context.limits.spend(limitRules.openChat, viewer.userId);
    const request = { name: 'openOrderConversation', body: { orderUuid } };
    return await command(context, request, (scope) => insertGuestConversation(scope, line));
  }
  const sale = { productId: product.product_id, sellerId: product.seller_id, userId, locale };
  return await openAbout(context, sale, viewer);
}

/** Does the same for a bid; a visitor's bid has its own conversation. Throws the same errors. */
export async function openBidConversation(context: GraphqlContext, bidUuid: string): Promise<string> {
  const viewer = signedIn(context);
  const found = await bidParties(context.db, viewer, bidUuid);
  if (found.visitor === null) return await openAbout(context, found.parties, viewer);
  const { visitor } = found;
  const isOwn = visitor.confirmed_at !== null && visitor.email === viewer.email;
  if (isOwn && visitor.seller_id === viewer.sellerId) throw new ValidationError('chat_own_product');
  await context.limits.spend(limitRules.openChat, viewer.userId);
  const request = { name: 'openBidConversation', body: { bidUuid } };
  return await command(context, request, (scope) => insertBidConversation(scope, visitor));
}

async function openAbout(context: GraphqlContext, sale: BidParties, viewer: Viewer): Promise<string> {
  const { productId, sellerId, userId, locale: buyerLocale } = sale;
  const isSeller = viewer.sellerId === sellerId;
  if (isSeller && userId === viewer.userId) throw new ValidationError('chat_own_product');
  const parties = { productId, sellerId, buyerId: isSeller ? userId : viewer.userId, buyerLocale };
  return await insertConversation(context, 'openSaleConversation', parties);
}
