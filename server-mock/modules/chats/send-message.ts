import { messageProblem } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { appendMessage } from './append-message.ts';
import { type OwnConversation, ownConversation } from './store.ts';

export interface MessageInput {
  readonly conversationUuid: string;
  /** Made by the device, one per message: sent again, it does not arrive again. */
  readonly messageUuid: string;
  readonly text: string;
}

/**
 * Puts the caller's message at the end of the conversation; the same id arrives once, however often it is sent. Returns
 * its id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError with the
 * field, `chat_is_blocked` or `command_id_reused` for an id with other words, TooManyRequestsError.
 */
export async function sendMessage(context: GraphqlContext, input: MessageInput): Promise<string> {
  const viewer = signedIn(context);
  const { conversationUuid, messageUuid } = input;
  const text = checkedText(input);
  await context.limits.spend(limitRules.sendMessage, viewer.userId);
  const body = { conversationUuid, messageUuid, text };
  return await command(context, { name: 'sendMessage', body }, async (scope) => {
    const own = await ownConversation(scope.tx, viewer, conversationUuid, 'lock');
    await appendOnce(scope, context.bus, own, { id: messageUuid, senderId: viewer.userId, text });
    return messageUuid;
  });
}

interface SentText {
  readonly id: string;
  /** Null for a guest. */
  readonly senderId: string | null;
  readonly text: string;
}

/**
 * Appends a message to a conversation that the caller has locked, unless it is there already. Throws ValidationError
 * `chat_is_blocked`, or `command_id_reused` for an id that was used for something else.
 */
export async function appendOnce(
  scope: CommandScope,
  bus: EventBus,
  { conversation, side }: OwnConversation,
  { id, senderId, text }: SentText,
): Promise<void> {
  const known = await scope.tx
    .selectFrom('chat_messages')
    .select(['conversation_id', 'side', 'sender_id', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) {
    const message = { id, side, sender_id: senderId, kind: 'TEXT', text } as const;
    return await appendMessage(scope, bus, conversation, message);
  }
  const isSameSender = known.side === side && known.sender_id === senderId;
  if (known.conversation_id !== conversation.id || !isSameSender || known.text !== text)
    throw new ValidationError('command_id_reused');
}

/** The trimmed text of a message with a usable id. Throws InvalidUUIDError, ValidationError with the field. */
export function checkedText({ messageUuid, text }: Omit<MessageInput, 'conversationUuid'>): string {
  if (!isUuid(messageUuid)) throw new InvalidUUIDError();
  const problem = messageProblem(text);
  if (problem !== null) throw new ValidationError('validation_error', [{ field: 'text', code: problem }]);
  return text.trim();
}
