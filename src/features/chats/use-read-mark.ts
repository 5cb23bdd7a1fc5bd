import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useOnline } from '#src/data/use-online.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { MarkReadDocument } from './chats.gen.ts';
import { type ChatMessage, type Conversation, chatsKey } from './chats-query.ts';

const followSight = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Tells the server up to which message was seen, while the page is in sight: a tab in the background reads nothing. */
export function useReadMark(
  userId: string,
  { uuid, readPosition, unreadCount }: Conversation,
  messages: readonly ChatMessage[],
): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(followSight, () => document.visibilityState === 'visible');
  const newest = messages.at(-1)?.position ?? 0;
  const isOnline = useOnline();
  const isNew = unreadCount > 0 && newest > readPosition;
  useEffect(() => {
    // Nobody waits for it, and the network's return comes by here again.
    if (!isSeen || !isNew || !isOnline) return;
    request(MarkReadDocument, { conversationUuid: uuid, position: newest }).then(
      () => {
        void client.invalidateQueries({ queryKey: [...chatsKey(userId), 'unread'] });
        void client.invalidateQueries({ queryKey: [...chatsKey(userId), 'list'] });
      },
      // The next message, or the next visit, says it again.
      (error: unknown) => logger.info('chat_not_marked_read', { error: errorText(error) }),
    );
  }, [client, userId, uuid, newest, isSeen, isNew, isOnline]);
}
