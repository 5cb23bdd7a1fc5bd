import { explanationProblem } from '#domain/staff/explanation.ts';
import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { endSuspension, startSuspension } from './public.ts';

export interface Suspend {
  readonly userUuid: string;
  readonly reason: SuspensionReason;
  /** Shown to the suspended person. */
  readonly words: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Suspends an account (docs/decisions/0033-suspension.md): it is signed out everywhere and cannot sign in until the
 * suspension is lifted. Returns the account's id. Throws ValidationError for an explanation of the wrong length, and the
 * errors of startSuspension.
 */
export async function suspendUser(context: GraphqlContext, request: Suspend): Promise<string> {
  const { commandId, ...body } = request;
  const problem = explanationProblem(request.words);
  if (problem !== null) throw new ValidationError('validation_error', [{ field: 'words', code: problem }]);
  const { userUuid, reason } = request;
  return await command(context, { name: 'suspendUser', commandId, body }, (scope) =>
    startSuspension(scope, context, userUuid, { reason, words: request.words.trim() }),
  );
}

/** Lifts a suspension. Returns the account's id. Throws the same errors as endSuspension. */
export async function reinstateUser(
  context: GraphqlContext,
  { userUuid, commandId }: { readonly userUuid: string; readonly commandId?: string | null | undefined },
): Promise<string> {
  return await command(context, { name: 'reinstateUser', commandId, body: { userUuid } }, (scope) =>
    endSuspension(scope, context, userUuid),
  );
}
