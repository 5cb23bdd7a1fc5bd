import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { MarkReadDocument } from './chats.gen.ts';
import { type ChatMessage, type Conversation, chatsKey } from './chats-query.ts';

const followSight = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The position of the newest message while it is unread and the page is visible; null when nothing is to be marked. */
export function useSeenPosition(
  { readPosition, unreadCount }: Pick<Conversation, 'readPosition' | 'unreadCount'>,
  messages: readonly ChatMessage[],
): number | null {
  const isSeen = useSyncExternalStore(followSight, () => document.visibilityState === 'visible');
  const newest = messages.at(-1)?.position ?? 0;
  const isOffline = useIsOffline();
  return isSeen && !isOffline && unreadCount > 0 && newest > readPosition ? newest : null;
}

/** Reports the newest seen message to the server while the page is visible: a tab in the background reads nothing. */
export function useReadMark(
  userId: string,
  conversation: Conversation,
  messages: readonly ChatMessage[],
): void {
  const client = useQueryClient();
  const { uuid } = conversation;
  const position = useSeenPosition(conversation, messages);
  useEffect(() => {
    // Nothing waits for this request. When the network returns, the position changes and it runs again.
    if (position === null) return;
    request(MarkReadDocument, { conversationUuid: uuid, position }).then(
      () => {
        void client.invalidateQueries({ queryKey: [...chatsKey(userId), 'unread'] });
        void client.invalidateQueries({ queryKey: [...chatsKey(userId), 'list'] });
      },
      // The next message or visit sends it again.
      (error: unknown) => logger.info('chat_not_marked_read', { error: errorText(error) }),
    );
  }, [client, userId, uuid, position]);
}
