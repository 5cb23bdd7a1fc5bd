import type { ChatSide } from '#domain/chat/chat-rules.ts';
import { unreadMailAfter } from '#domain/chat/chat-rules.ts';
import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { publishUpdate } from './chat-updates.ts';
import { chatMessageSent } from './events.ts';
import { accountsOf, type Conversation, isBlocked, otherSide, readBy } from './store.ts';
import type { ChatMessagesTable } from './tables.ts';

/** The deadline at which a side is emailed about unread messages. */
export const unreadDeadline = { BUYER: 'chat_unread_buyer', SELLER: 'chat_unread_seller' } as const;

export type NewMessage = Pick<ChatMessagesTable, 'id' | 'side' | 'kind' | 'text'> & {
  readonly sender_id: string | null;
  readonly price_cents?: number;
  readonly discount_cents?: number;
  readonly expires_at?: Date;
};

/**
 * Appends a message to a conversation in the caller's transaction. The caller holds the row lock of the conversation,
 * which gives the messages one order for all readers. Throws ValidationError `chat_is_blocked` or
 * `command_id_reused`.
 */
export async function appendMessage(
  scope: CommandScope,
  conversation: Conversation,
  message: NewMessage,
): Promise<void> {
  const { tx, now } = scope;
  if (isBlocked(conversation)) throw new ValidationError('chat_is_blocked');
  const position = conversation.message_count + 1;
  const inserted = await tx
    .insertInto('chat_messages')
    .values({
      ...{ price_cents: null, discount_cents: null, expires_at: null },
      ...message,
      ...{ conversation_id: conversation.id, position, created_at: now },
    })
    // A message of another conversation has taken the id in the meantime.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) throw new ValidationError('command_id_reused');
  await tx
    .updateTable('conversations')
    .set({ message_count: position, modified_at: now })
    .where('id', '=', conversation.id)
    .execute();
  const reader = otherSide(message.side);
  await mailLater(scope, conversation, reader);
  await scope.emit(chatMessageSent, { conversationId: conversation.id, reader }, { delay: readingTime });
  const accounts = await accountsOf(tx, conversation);
  const update = { kind: 'MESSAGE', conversationUuid: conversation.id } as const;
  publishUpdate(scope, [...accounts.BUYER, ...accounts.SELLER], update);
}

/**
 * A device that shows the conversation marks the message as read within this time, and no notification is sent. In
 * milliseconds.
 */
const readingTime = 3_000;

/** Schedules the email about unread messages, at most one until the reader has read again. */
async function mailLater(
  { tx, now }: Pick<CommandScope, 'tx' | 'now'>,
  conversation: Conversation,
  reader: ChatSide,
): Promise<void> {
  const mailed = reader === 'BUYER' ? conversation.buyer_mailed : conversation.seller_mailed;
  if (mailed > readBy(conversation, reader)) return;
  const dueAt = new Date(now.getTime() + unreadMailAfter);
  await setDeadline(tx, { kind: unreadDeadline[reader], subjectId: conversation.id, dueAt });
}
