/** A message arrived a few seconds ago. Payload `{ conversationId, reader }`; `reader` is BUYER or SELLER. */
export const chatMessageSent = 'chat_message_sent';
/** The reader has not read the last message after some minutes. Payload `{ conversationId, reader }`. */
export const chatUnread = 'chat_unread';
