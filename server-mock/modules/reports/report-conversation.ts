import { longestReport } from '#domain/chat/chat-rules.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { ownConversation } from '../chats/public.ts';
import { fileReport } from './store.ts';

export interface ConversationReport {
  readonly conversationUuid: string;
  readonly reason: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Stores a report of a conversation for staff. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError, ValidationError with the field or `already_reported`, TooManyRequestsError.
 */
export async function reportConversation(
  context: GraphqlContext,
  { conversationUuid: uuid, reason, commandId }: ConversationReport,
): Promise<void> {
  const viewer = signedIn(context);
  const words = reason.trim();
  if (words === '' || words.length > longestReport) {
    const code = words === '' ? 'message_empty' : 'message_too_long';
    throw new ValidationError('validation_error', [{ field: 'reason', code }]);
  }
  await context.limits.spend(limitRules.reportChat, viewer.userId);
  await command(context, { name: 'reportConversation', commandId, body: { uuid, reason } }, async (scope) => {
    await ownConversation(scope.tx, viewer, uuid);
    const report = { kind: 'CHAT', subjectId: uuid, reporterId: viewer.userId, reason: 'OTHER' } as const;
    return await fileReport(scope, { ...report, words });
  });
}
