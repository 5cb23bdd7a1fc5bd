import type { ChatSide } from '#domain/chat/chat-rules.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import { unreadDeadline } from './append-message.ts';
import { chatUnread } from './events.ts';
import { readBy } from './store.ts';

/**
 * Runs some minutes after the last message. If it is still unread, one email is sent until the reader has read again.
 */
function unreadHandler(reader: ChatSide): DeadlineHandler {
  return {
    kind: unreadDeadline[reader],
    run: async ({ tx, emit }, conversationId) => {
      const conversation = await tx
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', conversationId)
        .forUpdate()
        .executeTakeFirst();
      if (conversation === undefined) return;
      const upTo = conversation.message_count;
      const isEnded = reader === 'BUYER' ? conversation.buyer_blocks : conversation.seller_blocks;
      const isRead = readBy(conversation, reader) >= upTo;
      if (isEnded || isRead) return;
      const mailed = reader === 'BUYER' ? { buyer_mailed: upTo } : { seller_mailed: upTo };
      await tx.updateTable('conversations').set(mailed).where('id', '=', conversationId).execute();
      await emit(chatUnread, { conversationId, reader });
    },
  };
}

export const chatDeadlines: readonly DeadlineHandler[] = [unreadHandler('BUYER'), unreadHandler('SELLER')];
