import { messageProblem } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { appendMessage } from './append-message.ts';
import { ownConversation } from './store.ts';

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
  if (!isUuid(messageUuid)) throw new InvalidUUIDError();
  const problem = messageProblem(input.text);
  if (problem !== null) throw new ValidationError('validation_error', [{ field: 'text', code: problem }]);
  await context.limits.spend(limitRules.sendMessage, viewer.userId);
  const text = input.text.trim();
  const body = { conversationUuid, messageUuid, text };
  return await command(context, { name: 'sendMessage', body }, async (scope) => {
    const { conversation, side } = await ownConversation(scope.tx, viewer, conversationUuid, 'lock');
    const known = await scope.tx
      .selectFrom('chat_messages')
      .select(['conversation_id', 'sender_id', 'text'])
      .where('id', '=', messageUuid)
      .executeTakeFirst();
    if (known === undefined) {
      const message = { id: messageUuid, side, sender_id: viewer.userId, kind: 'TEXT', text } as const;
      await appendMessage(scope, context.bus, conversation, message);
      return messageUuid;
    }
    const isSame =
      known.conversation_id === conversationUuid && known.sender_id === viewer.userId && known.text === text;
    if (!isSame) throw new ValidationError('command_id_reused');
    return messageUuid;
  });
}
