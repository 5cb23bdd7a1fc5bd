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

/** How somebody proved who they are. */
export type SignInMethod =
  | 'password'
  | 'magic_link'
  | 'email_verification'
  | 'second_factor'
  | 'recovery_code'
  | 'passkey';

/** Ways that need no further step: a passkey is something one has, unlocked by a finger or a code. */
const strongWays: readonly SignInMethod[] = ['second_factor', 'recovery_code', 'passkey'];

type Outcome = { readonly authToken: string } | { readonly ticket: string };

/**
 * Signs in whom `find` answers, in one transaction with what `find` writes. Throws FailedToGetError `account_inactive`
 * or `account_suspended`,
 * or `second_factor_required` with a ticket for an account that has a second factor (S23).
 */
export async function signIn(
  context: GraphqlContext,
  way: SignInMethod,
  find: (scope: CommandScope) => Promise<User>,
): Promise<SignedIn> {
  const { user, outcome } = await command(context, { name: `sign_in_${way}`, body: null }, async (scope) => {
    const found = await find(scope);
    if (!found.is_active) throw new FailedToGetError('account_inactive');
    if (found.suspended_at !== null) throw new FailedToGetError('account_suspended');
    return { user: found, outcome: await admit(scope, context, found, way) };
  });
  if ('ticket' in outcome) throw new FailedToGetError('second_factor_required', outcome.ticket);
  context.log.info({ userId: user.id, way }, 'signed in');
  return { user, authToken: outcome.authToken };
}

/**
 * Notes a sign-in that failed. The same work whether there is such an account or not. Throws TooManyRequestsError, and
 * notes no more, for a caller with hundreds of them.
 */
export async function refuseSignIn(
  context: GraphqlContext,
  {
    userId,
    way,
    reason,
  }: { readonly userId: string | null; readonly way: SignInMethod; readonly reason: string },
): Promise<void> {
  await context.limits.spend(limitRules.refusedSignIn, context.ip);
  await command(context, { name: 'sign_in_failed', body: null }, ({ tx }) =>
    audit(tx, context, { kind: 'sign_in_failed', userId, details: { way, reason } }),
  );
  context.log.info({ userId, way, reason }, 'sign-in refused');
}

async function admit(
  scope: CommandScope,
  context: GraphqlContext,
  user: User,
  way: SignInMethod,
): Promise<Outcome> {
  const isStrong = strongWays.includes(way);
  if (!isStrong && (await hasTotp(scope, user.id))) {
    const link = await createLink(
      scope.tx,
      { purpose: 'second_factor', userId: user.id, payload: { way } },
      scope.now,
    );
    return { ticket: link.token };
  }
  return { authToken: await openSession(scope, context, user, { way, isStrong }) };
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

/** Makes the token, writes the audit line, and tells the owner by mail when the device is a new one. */
export async function openSession(
  scope: CommandScope,
  context: GraphqlContext,
  user: User,
  { way, isStrong }: { readonly way: SignInMethod; readonly isStrong: boolean },
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
  await audit(tx, context, { kind: 'sign_in', userId: user.id, details: { way } });
  const isNew = known.length > 0 && !known.some((row) => row.device === device);
  if (isNew) await emit(newDevice, { userId: user.id, tokenId: id, locale: context.locale });
  return token;
}
