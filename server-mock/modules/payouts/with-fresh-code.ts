import { type CommandRequest, type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { requireFreshCode } from '../auth/public.ts';

/**
 * Runs a command that leads to a transfer, which requires a fresh second-factor code: a session alone is not enough.
 * The code is used up in the command's transaction, so that it stays valid if the command is refused. Throws
 * TooManyRequestsError and the errors of requireFreshCode.
 */
export async function withFreshCode<Answer>(
  context: GraphqlContext,
  request: CommandRequest,
  code: string | null,
  run: (scope: CommandScope) => Promise<Answer>,
): Promise<Answer> {
  const { userId } = signedIn(context);
  // Count the attempt before the code is checked.
  if (code !== null) await context.limits.spend(limitRules.secondFactor, userId);
  const done = await command(context, request, async (scope) => {
    await requireFreshCode(scope, context, userId, code);
    return await run(scope);
  });
  if (code !== null) await context.limits.giveBack(limitRules.secondFactor, userId);
  return done;
}
