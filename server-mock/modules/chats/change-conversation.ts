import type { ChatSide } from '#domain/chat/chat-rules.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { clearDeadline } from '../../process/deadlines.ts';
import { unreadDeadline } from './append-message.ts';
import { publishUpdate } from './chat-updates.ts';
import { ownConversation } from './public.ts';
import { accountsOf, type OwnConversation, otherSide, readBy } from './store.ts';

/**
 * Stores up to which message the caller has read. The position never decreases and is limited to the last message.
 * Returns the conversation's id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function markRead(context: GraphqlContext, uuid: string, position: number): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'markRead', body: { uuid, position } }, async (scope) => {
    const own = await ownConversation(scope.tx, viewer, uuid, 'lock');
    await recordRead(scope, own, position);
    return uuid;
  });
}

/** Does the same in the caller's transaction, for one side. The caller holds the row lock of the conversation. */
export async function recordRead(
  scope: CommandScope,
  { conversation, side }: OwnConversation,
  position: number,
): Promise<void> {
  const { tx } = scope;
  const { id } = conversation;
  const upTo = Math.min(position, conversation.message_count);
  if (upTo <= readBy(conversation, side)) return;
  const read = side === 'BUYER' ? { buyer_read: upTo } : { seller_read: upTo };
  await tx.updateTable('conversations').set(read).where('id', '=', id).execute();
  if (upTo === conversation.message_count) await clearDeadline(tx, unreadDeadline[side], id);
  const accounts = await accountsOf(tx, conversation);
  const everybody = [...accounts.BUYER, ...accounts.SELLER];
  publishUpdate(scope, everybody, { kind: 'READ', conversationUuid: id });
}

/**
 * Notifies the other side that the caller is typing. Nothing is stored, and calls beyond the limit are silently
 * ignored. Throws the errors of markRead.
 */
export async function sendTyping(context: GraphqlContext, uuid: string): Promise<void> {
  const viewer = signedIn(context);
  try {
    await context.limits.spend(limitRules.chatTyping, viewer.userId);
  } catch (refusal) {
    if (refusal instanceof TooManyRequestsError) return;
    throw refusal;
  }
  const { conversation, side } = await ownConversation(context.db, viewer, uuid);
  const accounts = await accountsOf(context.db, conversation);
  publishUpdate(context.bus, accounts[otherSide(side)], { kind: 'TYPING', conversationUuid: uuid });
}

const blocks = { BUYER: 'buyer_blocks', SELLER: 'seller_blocks' } as const satisfies Record<ChatSide, string>;

/**
 * Blocks a conversation for both sides, or unblocks it if the caller had blocked it. Returns its id. Throws the
 * errors of markRead.
 */
export async function blockConversation(
  context: GraphqlContext,
  uuid: string,
  isBlocked: boolean,
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'blockConversation', body: { uuid, isBlocked } }, async (scope) => {
    const { tx } = scope;
    const { conversation, side } = await ownConversation(tx, viewer, uuid, 'lock');
    await tx
      .updateTable('conversations')
      .set({ [blocks[side]]: isBlocked })
      .where('id', '=', uuid)
      .execute();
    const accounts = await accountsOf(tx, conversation);
    const everybody = [...accounts.BUYER, ...accounts.SELLER];
    publishUpdate(scope, everybody, { kind: 'CHANGED', conversationUuid: uuid });
    return uuid;
  });
}
