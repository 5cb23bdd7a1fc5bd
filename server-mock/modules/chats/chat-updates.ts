import { afterCommit } from '../../db/transaction.ts';
import type { EventBus } from '../../process/event-bus.ts';

/** A change in a conversation. Updates only contain ids; the client loads the rest. */
export type ChatUpdateKind = 'MESSAGE' | 'READ' | 'TYPING' | 'CHANGED';

export interface ChatMessageOnBus {
  readonly kind: ChatUpdateKind;
  readonly conversationUuid: string;
}

/** The bus topic of all chat sessions of one person, in every process. */
export function chatTopic(userId: string): string {
  return `chat:${userId}`;
}

/** Publishes an update after the commit of the current transaction. */
export function publishAfterCommit(bus: EventBus, userIds: readonly string[], news: ChatMessageOnBus): void {
  afterCommit(() => publishNow(bus, userIds, news));
}

/** Publishes an update at once; for changes that are not stored. */
export function publishNow(bus: EventBus, userIds: readonly string[], news: ChatMessageOnBus): void {
  for (const userId of new Set(userIds)) bus.publish(chatTopic(userId), news);
}
