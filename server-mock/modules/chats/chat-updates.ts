import type { CommandScope } from '../../command.ts';
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

/**
 * Publishes an update to these people: with a scope after the commit, with the bus at once, for what is not stored.
 */
export function publishUpdate(
  publisher: Pick<CommandScope, 'publish'> | Pick<EventBus, 'publish'>,
  userIds: readonly string[],
  update: ChatMessageOnBus,
): void {
  for (const userId of new Set(userIds)) publisher.publish(chatTopic(userId), update);
}
