import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { followOutbox, type OutboxMessage, outboxOf } from '#src/data/chats/outbox.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { chatSession, isLive$ } from './chat-session.ts';
import { sendWaiting } from './send-waiting.ts';

/** Milliseconds that "is writing" is shown after the last notification. */
const typingTime = 6_000;
/** Milliseconds between two requests while no session pushes updates. */
const askEvery = 15_000;

const followLive = (listener: () => void) => {
  const subscription = isLive$.subscribe(listener);
  return () => subscription.unsubscribe();
};

/**
 * Keeps a chat session open while a chat screen is mounted, and sends queued messages. Returns the polling interval
 * in milliseconds, or false while updates are pushed.
 */
export function useChatSession(userId: string): number | false {
  const client = useQueryClient();
  useEffect(() => {
    const subscription = chatSession(client, userId).subscribe();
    const online = online$.subscribe((isOnline) => {
      if (isOnline) void sendWaiting(client);
    });
    return () => {
      subscription.unsubscribe();
      online.unsubscribe();
    };
  }, [client, userId]);
  const isLive = useSyncExternalStore(followLive, () => isLive$.value);
  return isLive ? false : askEvery;
}

/** Whether the other side of this conversation is writing now. */
export function useTyping(userId: string, uuid: string): boolean {
  const client = useQueryClient();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = chatSession(client, userId).subscribe(({ kind, conversationUuid }) => {
      if (conversationUuid !== uuid || (kind !== 'TYPING' && kind !== 'MESSAGE')) return;
      clearTimeout(timer);
      setTyping(kind === 'TYPING');
      if (kind === 'TYPING') timer = setTimeout(() => setTyping(false), typingTime);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, userId, uuid]);
  return isTyping;
}

/** The messages of this conversation in the outbox of this device: waiting, refused, or sent a moment ago. */
export function useOutbox(userId: string, uuid: string): readonly OutboxMessage[] {
  const [messages, setMessages] = useState(() => outboxOf(userId));
  useEffect(() => {
    const look = () => setMessages(outboxOf(userId));
    look();
    return followOutbox(look);
  }, [userId]);
  return messages.filter(({ conversationUuid }) => conversationUuid === uuid);
}
