import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToGetError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { newDevice } from './events.ts';
import { createLink } from './links.ts';
import { issueToken } from './token.ts';
import type { User } from './users.ts';

export interface SignedIn {
  readonly user: User;
  readonly authToken: string | null;
}

export type SignInMethod =
  | 'password'
  | 'magic_link'
  | 'email_verification'
  | 'second_factor'
  | 'recovery_code'
  | 'passkey';

/** Methods that need no second step. A passkey already combines possession with a fingerprint, face or PIN. */
const strongMethods: readonly SignInMethod[] = ['second_factor', 'recovery_code', 'passkey'];

type Outcome = { readonly authToken: string } | { readonly ticket: string };

interface FoundUser {
  readonly user: User;
  /** What proved that it is this user; recorded in the audit log. */
  readonly method: SignInMethod;
}

/**
 * Signs in the user that `find` returns, in one transaction with the writes of `find`. Throws FailedToGetError
 * `account_inactive` or `account_suspended`, or `second_factor_required` with a ticket if the account has a second
 * factor (S23).
 */
export async function signIn(
  context: GraphqlContext,
  find: (scope: CommandScope) => Promise<FoundUser>,
): Promise<SignedIn> {
  const { user, method, outcome } = await command(context, { name: 'sign_in', body: null }, async (scope) => {
    const found = await find(scope);
    if (!found.user.is_active) throw new FailedToGetError('account_inactive');
    if (found.user.suspended_at !== null) throw new FailedToGetError('account_suspended');
    return { ...found, outcome: await admit(scope, context, found) };
  });
  if ('ticket' in outcome) throw new FailedToGetError('second_factor_required', outcome.ticket);
  context.log.info({ userId: user.id, way: method }, 'signed in');
  return { user, authToken: outcome.authToken };
}

/**
 * Records a failed sign-in, with the same work whether the account exists or not. Throws TooManyRequestsError and
 * records nothing once the caller exceeds `limitRules.refusedSignIn`.
 */
export async function refuseSignIn(
  context: GraphqlContext,
  {
    userId,
    method,
    reason,
  }: { readonly userId: string | null; readonly method: SignInMethod; readonly reason: string },
): Promise<void> {
  await context.limits.spend(limitRules.refusedSignIn, context.ip);
  await command(context, { name: 'sign_in_failed', body: null }, ({ tx }) =>
    audit(tx, context, { kind: 'sign_in_failed', userId, details: { way: method, reason } }),
  );
  context.log.info({ userId, way: method, reason }, 'sign-in refused');
}

async function admit(
  scope: CommandScope,
  context: GraphqlContext,
  { user, method }: FoundUser,
): Promise<Outcome> {
  const isStrong = strongMethods.includes(method);
  if (!isStrong && (await hasTotp(scope, user.id))) {
    const link = await createLink(
      scope.tx,
      { purpose: 'second_factor', userId: user.id, payload: { way: method } },
      scope.now,
    );
    return { ticket: link.token };
  }
  return { authToken: await openSession(scope, context, user, { method, isStrong }) };
}

async function hasTotp({ tx }: CommandScope, userId: string): Promise<boolean> {
  const factor = await tx
    .selectFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return factor !== undefined;
}

/** Issues the token, writes the audit line, and emails the owner if the device is new. */
export async function openSession(
  scope: CommandScope,
  context: GraphqlContext,
  user: User,
  { method, isStrong }: { readonly method: SignInMethod; readonly isStrong: boolean },
): Promise<string> {
  const { tx, now, emit } = scope;
  const known = await tx
    .selectFrom('auth_tokens')
    .where('user_id', '=', user.id)
    .select('device')
    .distinct()
    .execute();
  const { device } = context;
  await tx
    .updateTable('users')
    .set({ locale: context.locale })
    .where('id', '=', user.id)
    .where('is_locale_chosen', '=', false)
    .execute();
  const { id, token } = await issueToken(tx, { userId: user.id, device, secondFactor: isStrong }, now);
  await audit(tx, context, { kind: 'sign_in', userId: user.id, details: { way: method } });
  const isNew = known.length > 0 && !known.some((row) => row.device === device);
  if (isNew) await emit(newDevice, { userId: user.id, tokenId: id, locale: context.locale });
  return token;
}
