import { afterCommit } from '../../db/transaction.ts';
import type { EventBus } from '../../process/event-bus.ts';

/** What happened in a conversation; ids only, who hears it reads the rest. */
export type ChatUpdateKind = 'MESSAGE' | 'READ' | 'TYPING' | 'CHANGED';

export interface ChatMessageOnBus {
  readonly kind: ChatUpdateKind;
  readonly conversationUuid: string;
}

/** The bus topic of one person's chat sessions, in every process. */
export function chatTopic(userId: string): string {
  return `chat:${userId}`;
}

/** Tells people after the commit of the current transaction. */
export function publishAfterCommit(bus: EventBus, userIds: readonly string[], news: ChatMessageOnBus): void {
  afterCommit(() => publishNow(bus, userIds, news));
}

/** Tells people at once, of what no table keeps. */
export function publishNow(bus: EventBus, userIds: readonly string[], news: ChatMessageOnBus): void {
  for (const userId of new Set(userIds)) bus.publish(chatTopic(userId), news);
}
