import type { TruthCheck, TruthChecks } from '../notifications/store.ts';
import { isBlocked, readBy, sideOfAccount } from './store.ts';

/** True until the person has read everything on any device, and while nobody has ended the conversation. */
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
