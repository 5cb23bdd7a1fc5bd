import { messageProblem } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { appendMessage } from './append-message.ts';
import { ownConversation } from './public.ts';
import type { OwnConversation } from './store.ts';

export interface MessageInput {
  readonly conversationUuid: string;
  /** Created by the device, one per message, so that a repeated request does not send the message twice. */
  readonly messageUuid: string;
  readonly text: string;
}

/**
 * Appends the caller's message to the conversation; a repeated id is sent only once. Returns the id. Throws
 * InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError, ValidationError with the field,
 * `chat_is_blocked` or `command_id_reused` if the id was used with another text, TooManyRequestsError.
 */
export async function sendMessage(context: GraphqlContext, input: MessageInput): Promise<string> {
  const viewer = signedIn(context);
  const { conversationUuid, messageUuid } = input;
  const text = checkedText(input);
  await context.limits.spend(limitRules.sendMessage, viewer.userId);
  const body = { conversationUuid, messageUuid, text };
  return await command(context, { name: 'sendMessage', body }, async (scope) => {
    const own = await ownConversation(scope.tx, viewer, conversationUuid, 'lock');
    await appendOnce(scope, own, { id: messageUuid, senderId: viewer.userId, text });
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
 * Appends a message unless it exists already. The caller holds the row lock of the conversation. Throws
 * ValidationError `chat_is_blocked`, or `command_id_reused` if the id was used for something else.
 */
export async function appendOnce(
  scope: CommandScope,
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
    return await appendMessage(scope, conversation, message);
  }
  const isSameSender = known.side === side && known.sender_id === senderId;
  if (known.conversation_id !== conversation.id || !isSameSender || known.text !== text)
    throw new ValidationError('command_id_reused');
}

/** Returns the trimmed text of a message with a valid id. Throws InvalidUUIDError, ValidationError with the field. */
export function checkedText({ messageUuid, text }: Omit<MessageInput, 'conversationUuid'>): string {
  if (!isUuid(messageUuid)) throw new InvalidUUIDError();
  const problem = messageProblem(text);
  if (problem !== null) throw new ValidationError('validation_error', [{ field: 'text', code: problem }]);
  return text.trim();
}
