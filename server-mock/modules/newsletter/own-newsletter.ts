import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import type { Locale } from '../../messages.ts';
import { startNewsletter } from './confirm-subscription.ts';
import { isRunning } from './store.ts';

/** Whether the newsletter is sent to the caller's address. Throws UserNotAuthenticatedError. */
export async function hasNewsletter(context: GraphqlContext): Promise<boolean> {
  const { email } = signedIn(context);
  const row = await context.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'NEWSLETTER')
    .executeTakeFirst();
  return row !== undefined && isRunning(row);
}

/**
 * Starts or ends the newsletter for the caller, whose address was confirmed with the account. Throws
 * UserNotAuthenticatedError, TooManyRequestsError.
 */
export async function setNewsletter(context: GraphqlContext, isWanted: boolean): Promise<void> {
  const { email, userId } = signedIn(context);
  await context.limits.spend(limitRules.notificationSettings, userId);
  await command(context, { name: 'setNewsletter', body: { isWanted } }, async (scope) => {
    if (isWanted) await startNewsletter(scope, email, context.locale);
    else
      await scope.tx
        .updateTable('subscriptions')
        .set({ ended_at: scope.now })
        .where('email', '=', email)
        .where('kind', '=', 'NEWSLETTER')
        .where('ended_at', 'is', null)
        .execute();
  });
}

/** Starts the newsletter for a new account that asked for it at sign-up (AUTH-025), once its address is confirmed. */
export async function startForAccount(scope: CommandScope, userId: string, locale: Locale): Promise<void> {
  const user = await scope.tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('accepts_marketing', '=', true)
    .select('email')
    .executeTakeFirst();
  if (user !== undefined) await startNewsletter(scope, user.email, locale);
}
