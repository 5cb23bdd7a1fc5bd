import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { passwordResetProblem } from '#domain/account/password-reset.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError, FailedToUpdateError, ValidationError } from '../../graphql/errors.ts';
import { accountActivated, passwordChanged } from './events.ts';
import {
  findLink,
  findUsedLink,
  type LinkPurpose,
  type OneTimeLink,
  redeemLink,
  voidLinks,
} from './links.ts';
import { resetPasskeys } from './passkeys.ts';
import { hashPassword } from './password.ts';
import { openSession, refuseSignIn, type SignedIn, signIn } from './sign-in.ts';
import { revokeTokens } from './token.ts';
import { getUser, type User, waitsForConfirmation } from './users.ts';

/** The purposes of links that confirm an email address. */
const confirming: readonly LinkPurpose[] = ['verify_email', 'change_email'];

/**
 * Signs in with an emailed link, which is valid once (AUTH-012, AUTH-044). Throws FailedToGetError `invalid_token`.
 */
export async function validateMagicLink(context: GraphqlContext, token: string): Promise<SignedIn> {
  const now = context.clock.now();
  if ((await findLink(context.db, 'magic_link', token, now)) === undefined) {
    await refuseSignIn(context, { userId: null, method: 'magic_link', reason: 'invalid_token' });
    throw new FailedToGetError('invalid_token');
  }
  return await signIn(context, async (scope) => {
    const link = await redeemLink(scope.tx, ['magic_link'], token, scope.now);
    if (link === undefined) throw new FailedToGetError('invalid_token');
    return { user: await ownerOf(scope, link), method: 'magic_link' };
  });
}

async function ownerOf({ tx }: CommandScope, link: OneTimeLink): Promise<User> {
  return await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', link.user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Sets a new password with an emailed link, which is valid once (AUTH-013, AUTH-046), revokes every token of the user,
 * closes their sockets, voids their open links and removes their passkeys (`resetPasskeys`). Throws ValidationError
 * `reset_password_token_missing`, `reset_password_mismatch` or `weak_password`, and FailedToUpdateError
 * `reset_password_error` (AUTH-038).
 */
export async function resetPassword(
  context: GraphqlContext,
  reset: { readonly token: string; readonly password: string; readonly confirmPassword: string },
): Promise<void> {
  const problem = passwordResetProblem(reset, isCommonPassword);
  if (problem !== null) throw new ValidationError(problem.code, [problem]);
  // The link is checked before hashing, so that an invented token does not cost a hash.
  const open = await findLink(context.db, 'reset_password', reset.token, context.clock.now());
  if (open === undefined) throw new FailedToUpdateError('reset_password_error');
  const passwordHash = await hashPassword(reset.password);
  await command(context, { name: 'resetPassword', body: null }, async (scope) => {
    const { tx, now } = scope;
    const link = await redeemLink(tx, ['reset_password'], reset.token, now);
    if (link === undefined) throw new FailedToUpdateError('reset_password_error');
    const user = await ownerOf(scope, link);
    await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, pending_email: null })
      .where('id', '=', user.id)
      .execute();
    await voidLinks(
      tx,
      user.id,
      ['magic_link', 'change_email', 'second_factor', 'passkey_registration'],
      now,
    );
    await revokeTokens(scope, user.id);
    const passkeys = await resetPasskeys(tx, user);
    const details = { way: 'mailed_link', ...passkeys };
    await audit(tx, context, { kind: 'password_changed', userId: user.id, details });
    await scope.emit(passwordChanged, { userId: user.id, locale: context.locale, ...passkeys });
  });
}

/**
 * Confirms an email address with an emailed link, which is valid once (AUTH-014, AUTH-049). A new account becomes
 * active and is signed in. A changed address takes effect without a new sign-in. If the link was already used and the
 * caller is signed in with its account, for example in another tab, the call succeeds again without a token. Throws
 * FailedToUpdateError `email_verification_error`.
 */
export async function verifyEmail(context: GraphqlContext, token: string): Promise<SignedIn> {
  try {
    return await command(context, { name: 'verifyEmail', body: null }, async (scope) => {
      const link = await redeemLink(scope.tx, confirming, token, scope.now);
      if (link === undefined) return await alreadyConfirmed(scope, context, token);
      return link.purpose === 'verify_email'
        ? await activate(scope, context, link)
        : await changeEmail(scope, context, link);
    });
  } catch (error) {
    // Another account has taken the address since.
    if (isTaken(error)) throw new FailedToUpdateError('email_verification_error');
    throw error;
  }
}

async function alreadyConfirmed(
  { tx }: CommandScope,
  { viewer }: GraphqlContext,
  token: string,
): Promise<SignedIn> {
  const link = viewer === null ? undefined : await findUsedLink(tx, confirming, token);
  if (link === undefined || viewer === null || link.user_id !== viewer.userId) {
    throw new FailedToUpdateError('email_verification_error');
  }
  const user = await getUser(tx, viewer.userId);
  const isSo = user.is_active && (link.payload.email ?? user.email) === user.email;
  if (!isSo) throw new FailedToUpdateError('email_verification_error');
  return { user, authToken: null };
}

async function activate(scope: CommandScope, context: GraphqlContext, link: OneTimeLink): Promise<SignedIn> {
  const user = await ownerOf(scope, link);
  // The account has been activated by other means since: an old confirmation link must not sign anybody in.
  if (user.is_active) return { user, authToken: null };
  if (!waitsForConfirmation(user)) throw new FailedToUpdateError('email_verification_error');
  await scope.tx.updateTable('users').set({ is_active: true }).where('id', '=', user.id).execute();
  await audit(scope.tx, context, { kind: 'account_activated', userId: user.id });
  await scope.emit(accountActivated, { userId: user.id, locale: context.locale });
  const active = { ...user, is_active: true };
  const authToken = await openSession(scope, context, active, {
    method: 'email_verification',
    isStrong: false,
  });
  return { user: active, authToken };
}

async function changeEmail(
  scope: CommandScope,
  context: GraphqlContext,
  link: OneTimeLink,
): Promise<SignedIn> {
  const { tx, now } = scope;
  const email = link.payload.email ?? '';
  const user = await tx
    .updateTable('users')
    .set({ email, pending_email: null })
    .where('id', '=', link.user_id)
    // If the user has requested another address since, only that one can be confirmed.
    .where('pending_email', '=', email)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined) throw new FailedToUpdateError('email_verification_error');
  await voidLinks(tx, user.id, ['magic_link', 'reset_password'], now);
  await audit(tx, context, { kind: 'email_changed', userId: user.id });
  return { user, authToken: null };
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
