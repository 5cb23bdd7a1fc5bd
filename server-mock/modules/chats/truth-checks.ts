import type { TruthCheck, TruthChecks } from '../../process/truth-check.ts';
import { isBlocked, readBy, sideOfAccount } from './store.ts';

/**
 * True while the person has unread messages, whichever device they read on, and nobody has blocked the conversation.
 */
const isUnread: TruthCheck = async (db, { userId, subject }) => {
  const conversation = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', subject)
    .executeTakeFirst();
  if (conversation === undefined || isBlocked(conversation)) return false;
  return readBy(conversation, await sideOfAccount(db, conversation, userId)) < conversation.message_count;
};

export const chatChecks: TruthChecks = { message_received: isUnread, messages_unread: isUnread };
