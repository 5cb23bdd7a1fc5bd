import { isEmail, normalEmail } from '#domain/account/email.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { emailChangeAsked } from './events.ts';
import { findUserByEmail } from './users.ts';

/**
 * Requests another email address (AUTH-050). It takes effect when the link emailed to it is redeemed; the current
 * address is notified at once. Returns the pending address. Throws ValidationError, FailedToUpdateError
 * `user_already_exists`, TooManyRequestsError.
 */
export async function updateUser(context: GraphqlContext, email: string): Promise<string | null> {
  const { userId, email: present } = signedIn(context);
  if (!isEmail(email)) {
    throw new ValidationError('email_address_incorrect', [
      { field: 'email', code: 'email_address_incorrect' },
    ]);
  }
  const wanted = normalEmail(email);
  if (wanted !== present) {
    await context.limits.spend(limitRules.linkCaller, context.ip);
    await context.limits.spend(limitRules.changeEmail, userId);
    await context.limits.spend(limitRules.changeEmail, wanted);
    if ((await findUserByEmail(context.db, wanted)) !== undefined) {
      throw new FailedToUpdateError('user_already_exists');
    }
  }
  const pending = wanted === present ? null : wanted;
  await command(context, { name: 'updateUser', body: null }, async ({ tx, emit }) => {
    const { email: from } = await tx
      .updateTable('users')
      .set({ pending_email: pending })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    if (pending === null) return;
    await audit(tx, context, { kind: 'email_change_asked', userId });
    await emit(emailChangeAsked, { userId, locale: context.locale, from, to: pending });
  });
  return pending;
}
