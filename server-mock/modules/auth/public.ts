import type { Kysely, Transaction } from 'kysely';
import { idleSince } from '#domain/account/token-lifetime.ts';
import { type CommandRequest, type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import { countCode } from './count-code.ts';
import { verifyPassword } from './password.ts';
import { endConnections, revokeTokens } from './token.ts';
import { spendCode } from './totp.ts';

/**
 * Replaces the password hash of an account that was deleted (server-mock/modules/privacy/inventory-people.ts). It
 * blocks both signing in and signing up again over the account.
 */
export const endedPassword = '!';

/** Returns whether an account has this password. Call it outside a transaction, because hashing is slow. */
export async function isPasswordOf(db: Kysely<Database>, userId: string, password: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && (await verifyPassword(password, user.password_hash));
}

/** Revokes all tokens of an account, in the caller's transaction. */
export async function endSessions(scope: CommandScope, userId: string): Promise<void> {
  await revokeTokens(scope, userId);
}

/** Returns the active sessions of an account, the most recently used first. */
export async function sessionsOf(db: Kysely<Database>, userId: string, now: Date) {
  return await db
    .selectFrom('auth_tokens')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .select(['id', 'device', 'created_at', 'last_used_at', 'second_factor'])
    .execute();
}

/** Ends one session of an account, in the caller's transaction. Returns false if there is no such session. */
export async function endOneSession(scope: CommandScope, userId: string, tokenId: string): Promise<boolean> {
  const { tx, now } = scope;
  const ended = await tx
    .updateTable('auth_tokens')
    .set({ revoked_at: now })
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await endConnections(scope, [tokenId]);
  return true;
}

/**
 * Requires a fresh code of the caller's authenticator app for actions that move money or grant rights (S23). Each
 * code is valid once. A passkey is no substitute: it proves who signed in, not who acts now. Staff may act without a
 * code only if the second factor is optional and they have set up neither an authenticator app nor a passkey. Throws
 * ValidationError `second_factor_wrong`, or `authenticator_required` if the caller needs a code and has no
 * authenticator app.
 */
async function requireFreshCode(
  scope: CommandScope,
  { secrets, config }: Pick<GraphqlContext, 'secrets' | 'config'>,
  userId: string,
  code: string | null | undefined,
): Promise<void> {
  const factor = await scope.tx
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (factor !== undefined) {
    if ((await spendCode(scope, secrets, userId, code ?? '')) === null)
      throw new ValidationError('second_factor_wrong');
    return;
  }
  const isRequired = config.staffSecondFactor === 'required' || (await hasPasskey(scope, userId));
  if (isRequired) throw new ValidationError('authenticator_required');
}

/**
 * Runs a command that a session alone must not be enough for, such as one that moves money. The code is used up in the
 * command's transaction before anything else, so that it stays valid if the command is refused. Throws
 * UserNotAuthenticatedError, TooManyRequestsError and the errors of requireFreshCode.
 */
export async function withFreshCode<Answer>(
  context: GraphqlContext,
  request: CommandRequest,
  code: string | null | undefined,
  run: (scope: CommandScope) => Promise<Answer>,
): Promise<Answer> {
  const { userId } = signedIn(context);
  const act = async (accept: () => void) => {
    const done = await command(context, request, async (scope) => {
      await requireFreshCode(scope, context, userId, code);
      accept();
      return await run(scope);
    });
    // A repeated command is answered without checking the code.
    accept();
    return done;
  };
  return code == null ? await act(() => undefined) : await countCode(context, userId, act);
}

async function hasPasskey({ tx }: CommandScope, userId: string): Promise<boolean> {
  const passkey = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return passkey !== undefined;
}

/** Stores the language that somebody chose for emails and push notifications. */
export async function chooseLocale(tx: Transaction<Database>, userId: string, locale: Locale): Promise<void> {
  await tx.updateTable('users').set({ locale, is_locale_chosen: true }).where('id', '=', userId).execute();
}

/** Makes an account act for a seller. */
export async function setSeller(tx: Transaction<Database>, userId: string, sellerId: string): Promise<void> {
  await tx.updateTable('users').set({ seller_id: sellerId }).where('id', '=', userId).execute();
}

/** Gives an account the staff role or takes it away. */
export async function setStaffRole(
  tx: Transaction<Database>,
  userId: string,
  isStaff: boolean,
): Promise<void> {
  await tx.updateTable('users').set({ is_staff: isStaff }).where('id', '=', userId).execute();
}

/** Suspends an account from `since`, or lifts its suspension with null. */
export async function setSuspended(
  tx: Transaction<Database>,
  userId: string,
  since: Date | null,
): Promise<void> {
  await tx.updateTable('users').set({ suspended_at: since }).where('id', '=', userId).execute();
}
