import { isEmail, normalEmail } from '../../../src/domain/account/email.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, ValidationError } from '../../graphql/errors.ts';
import { longestPassword, pretendToVerify, verifyPassword } from './password.ts';
import { issueToken } from './token.ts';
import { findUserByEmail, type User } from './users.ts';

/** Tries per account and address, and per address over all accounts (S12): no stranger can lock an account. */
const perAccount = { name: 'login-account', times: 10, seconds: 15 * 60 };
const perAddress = { name: 'login-address', times: 30, seconds: 15 * 60 };

export interface SignedIn {
  readonly user: User;
  readonly authToken: string;
}

/**
 * Logs in with e-mail address and password (AUTH-011, AUTH-041). Refuses a malformed address before anything else
 * (AUTH-018), a wrong pair with `generic_error` and an account that was never activated with `account_inactive`, but
 * that only to whoever knows its password.
 */
export async function login(context: GraphqlContext, email: string, password: string): Promise<SignedIn> {
  if (!isEmail(email)) {
    throw new ValidationError('email_address_incorrect', [
      { field: 'email', code: 'email_address_incorrect' },
    ]);
  }
  const accountKey = `${normalEmail(email)} ${context.ip}`;
  await context.limits.spend(perAddress, context.ip);
  await context.limits.spend(perAccount, accountKey);
  const user = await checked(context, email, password.slice(0, longestPassword + 1));
  if (!user.is_active) throw new FailedToGetError('account_inactive');
  await context.limits.forget(perAccount, accountKey);
  const authToken = await command(context, { name: 'login', body: null }, ({ tx, now }) =>
    issueToken(tx, user.id, now),
  );
  context.log.info({ userId: user.id }, 'login');
  return { user, authToken };
}

async function checked(context: GraphqlContext, email: string, password: string): Promise<User> {
  const user = await findUserByEmail(context.db, email);
  const fits = password.length <= longestPassword;
  if (user === undefined || !fits) await pretendToVerify(password);
  else if (await verifyPassword(password, user.password_hash)) return user;
  context.log.info({ userId: user?.id ?? null }, 'login refused');
  throw new FailedToGetError('generic_error');
}
