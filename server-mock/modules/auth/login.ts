import { isEmail, normalEmail } from '#domain/account/email.ts';
import { longestPassword } from '#domain/account/password.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, ValidationError } from '../../graphql/errors.ts';
import { countTry } from './login-limits.ts';
import { pretendToVerify, verifyPassword } from './password.ts';
import { refuseSignIn, type SignedIn, signIn } from './sign-in.ts';
import { findUserByEmail, type User } from './users.ts';

/**
 * Logs in with an email address and password (AUTH-011, AUTH-041). A malformed address is rejected first (AUTH-018),
 * a wrong combination with `generic_error`. An account that was never activated is rejected with `account_inactive`,
 * but only if the password is right (AUTH-032).
 */
export async function login(context: GraphqlContext, email: string, password: string): Promise<SignedIn> {
  if (!isEmail(email)) {
    throw new ValidationError('email_address_incorrect', [
      { field: 'email', code: 'email_address_incorrect' },
    ]);
  }
  const succeeded = await countTry(context, normalEmail(email));
  const user = await checked(context, email, password.slice(0, longestPassword + 1));
  if (!user.is_active) throw new FailedToGetError('account_inactive');
  await succeeded();
  return await signIn(context, async ({ tx }) => {
    // Rejects the login if the password was changed while it was being verified.
    const still = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (still === undefined) throw new FailedToGetError('generic_error');
    return { user: still, method: 'password' };
  });
}

async function checked(context: GraphqlContext, email: string, password: string): Promise<User> {
  const user = await findUserByEmail(context.db, email);
  const fits = password.length <= longestPassword;
  if (user === undefined || !fits) await pretendToVerify(password.slice(0, longestPassword));
  else if (await verifyPassword(password, user.password_hash)) return user;
  await refuseSignIn(context, { userId: user?.id ?? null, method: 'password', reason: 'generic_error' });
  throw new FailedToGetError('generic_error');
}
