import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { openVisitorBid } from '../bids/public/visitor-bid.ts';
import { openGuestLine } from '../orders/public/guest-line.ts';
import { recordRead } from './change-conversation.ts';
import { insertBidConversation, insertGuestConversation } from './insert-conversation.ts';
import { type ConversationView, viewsOfSides } from './read-conversations.ts';
import { appendOnce, checkedText } from './send-message.ts';
import { findConversation } from './store.ts';

/** The link of a buyer without an account. */
interface GuestLink {
  readonly key: string;
  /** The bid that the key opens; if missing, the key opens an order. */
  readonly bidUuid?: string | null | undefined;
}

/** The order or bid of a guest, which takes the place of the buyer in the conversation. */
interface GuestBuyer {
  readonly column: 'order_product_id' | 'bid_id';
  readonly id: string;
  readonly insertConversation: (scope: CommandScope) => Promise<string>;
}

async function guestBuyer(context: GraphqlContext, { key, bidUuid }: GuestLink): Promise<GuestBuyer> {
  if (bidUuid == null) {
    const line = await openGuestLine(context, key);
    const insertConversation = (scope: CommandScope) => insertGuestConversation(scope, line);
    return { column: 'order_product_id', id: line.product.id, insertConversation };
  }
  const bid = await openVisitorBid(context, { uuid: bidUuid, key });
  const insertConversation = (scope: CommandScope) => insertBidConversation(scope, bid);
  return { column: 'bid_id', id: bid.id, insertConversation };
}

/**
 * Returns the conversation with the seller about the order or bid of a link; null before the first message. It never
 * contains messages that an account wrote about the product. Throws the errors of openGuestLine and openVisitorBid.
 */
export async function guestConversation(
  context: GraphqlContext,
  link: GuestLink,
): Promise<ConversationView | null> {
  const { column, id } = await guestBuyer(context, link);
  const conversation = await context.db
    .selectFrom('conversations')
    .selectAll()
    .where(column, '=', id)
    .executeTakeFirst();
  if (conversation === undefined) return null;
  const [view] = await viewsOfSides(context.db, [{ conversation, side: 'BUYER' }]);
  return view ?? null;
}

interface GuestMessage extends GuestLink {
  /** Created by the device, one per message. */
  readonly messageUuid: string;
  readonly text: string;
}

/**
 * Sends a message to the seller; the first one creates the conversation. A repeated id is sent only once. Returns the
 * id. Throws the errors of guestConversation and sendMessage.
 */
export async function sendGuestMessage(context: GraphqlContext, input: GuestMessage): Promise<string> {
  const buyer = await guestBuyer(context, input);
  const text = checkedText(input);
  const { messageUuid: id } = input;
  // A link has the same limit as an account.
  await context.limits.spend(limitRules.sendMessage, buyer.id);
  const request = { name: 'sendGuestMessage', body: { [buyer.column]: buyer.id, id, text } };
  return await command(context, request, async (scope) => {
    const conversationId = await buyer.insertConversation(scope);
    const conversation = await findConversation(scope.tx, conversationId, 'lock');
    await appendOnce(scope, { conversation, side: 'BUYER' }, { id, senderId: null, text });
    return id;
  });
}

/** Stores up to which message the guest has read. Throws the errors of guestConversation. */
export async function markGuestRead(
  context: GraphqlContext,
  link: GuestLink,
  position: number,
): Promise<void> {
  const view = await guestConversation(context, link);
  if (view === null) return;
  const { id } = view.conversation;
  await command(context, { name: 'markGuestRead', body: { id, position } }, async (scope) => {
    const conversation = await findConversation(scope.tx, id, 'lock');
    await recordRead(scope, { conversation, side: 'BUYER' }, position);
    return true;
  });
}
