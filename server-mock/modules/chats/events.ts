/** A message arrived some seconds ago. Payload `{ conversationId, reader }`, `reader` being BUYER or SELLER. */
export const chatMessageSent = 'chat_message_sent';
/** Minutes after the last message its reader has still not read it. Payload `{ conversationId, reader }`. */
export const chatUnread = 'chat_unread';
