import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  FailedToGetError,
  FailedToUpdateError,
  UserHasNoAdminPermissionsError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { countCode } from './count-code.ts';
import { authenticatorAdded, authenticatorRemoved } from './events.ts';
import { lockedFactorChangeRefusal } from './factor-change.ts';
import { findLink, redeemLink } from './links.ts';
import { refuseSignIn, type SignedIn, type SignInMethod, signIn } from './sign-in.ts';
import { issueToken, revokeTokens } from './token.ts';
import { newTotp, renewRecoveryCodes, spendCode, stepOfCode } from './totp.ts';
import { getUser } from './users.ts';

/** Limits the codes tried per account. Three of a million codes are valid at any time, so guessing is hopeless. */
const tries = limitRules.secondFactor;

/** Returns the caller, who must be staff, whether or not they have set up a second factor yet. */
async function staffMember(context: GraphqlContext): Promise<Viewer> {
  const viewer = signedIn(context);
  const user = await getUser(context.db, viewer.userId);
  if (!user.is_staff) throw new UserHasNoAdminPermissionsError();
  return viewer;
}

/** Returns whether the caller has a confirmed authenticator, and how many recovery codes are left. */
export async function totpStatus(
  context: GraphqlContext,
): Promise<{ readonly isOn: boolean; readonly recoveryCodesLeft: number }> {
  const { userId } = signedIn(context);
  const factor = await context.db
    .selectFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  const { count } = await context.db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { isOn: factor !== undefined, recoveryCodesLeft: Number(count) };
}

/**
 * Creates a secret for the caller's authenticator. It takes effect once `confirmTotp` has accepted a first code.
 * Throws FailedToCreateError `totp_exists` if a confirmed one exists, or a code of `factorChangeRefusal`.
 */
export async function totpSetup(
  context: GraphqlContext,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const viewer = await staffMember(context);
  const { userId, email } = viewer;
  const { sealed, secret, uri } = newTotp(context.secrets, email);
  await command(context, { name: 'totpSetup', body: null }, async ({ tx }) => {
    const made = await tx
      .insertInto('totp_factors')
      .values({ user_id: userId, secret: sealed, confirmed_at: null, last_step: '0' })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: sealed })
          .where('totp_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (made === undefined) throw new FailedToCreateError('totp_exists');
    const refusal = await lockedFactorChangeRefusal(tx, viewer);
    if (refusal !== null) throw new FailedToCreateError(refusal);
  });
  return { secret, uri };
}

/**
 * Turns the second factor on with its first code. The caller gets a new token that records the second factor, and all
 * older tokens of the account are revoked (S13). Returns that token and ten recovery codes, which cannot be read
 * again. Throws FailedToUpdateError `second_factor_wrong` or a code of `factorChangeRefusal`, TooManyRequestsError.
 */
export async function confirmTotp(
  context: GraphqlContext,
  code: string,
): Promise<{ readonly authToken: string; readonly recoveryCodes: readonly string[] }> {
  const viewer = await staffMember(context);
  const { userId } = viewer;
  await context.limits.spend(tries, userId);
  const confirmed = await command(context, { name: 'confirmTotp', body: null }, async (scope) => {
    const { tx, now } = scope;
    const refusal = await lockedFactorChangeRefusal(tx, viewer);
    if (refusal !== null) throw new FailedToUpdateError(refusal);
    const factor = await tx
      .selectFrom('totp_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const step = factor === undefined ? null : stepOfCode(context.secrets, factor.secret, code, now);
    if (step === null) throw new FailedToUpdateError('second_factor_wrong');
    await tx
      .updateTable('totp_factors')
      .set({ confirmed_at: now, last_step: String(step) })
      .where('user_id', '=', userId)
      .execute();
    const recoveryCodes = await renewRecoveryCodes(scope, userId);
    await revokeTokens(scope, userId);
    const issued = await issueToken(tx, { userId, device: context.device, secondFactor: true }, now);
    await audit(tx, context, { kind: 'second_factor_added', userId });
    await scope.emit(authenticatorAdded, { userId, tokenId: issued.id, locale: context.locale });
    return { authToken: issued.token, recoveryCodes };
  });
  await context.limits.forget(tries, userId);
  return confirmed;
}

/**
 * Turns the second factor off with one of its codes or a recovery code. The current session continues without it; the
 * others end. Throws FailedToUpdateError `second_factor_wrong`, TooManyRequestsError.
 */
export async function removeTotp(context: GraphqlContext, code: string): Promise<void> {
  const { userId, tokenId } = await staffMember(context);
  await countCode(context, userId, async (accept) => {
    await command(context, { name: 'removeTotp', body: null }, async (scope) => {
      const { tx } = scope;
      const spent = await spendCode(scope, context.secrets, userId, code);
      if (spent === null) throw new FailedToUpdateError('second_factor_wrong');
      accept();
      await tx.deleteFrom('totp_factors').where('user_id', '=', userId).execute();
      await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await revokeTokens(scope, userId, tokenId);
      await tx.updateTable('auth_tokens').set({ second_factor: false }).where('id', '=', tokenId).execute();
      await audit(tx, context, { kind: 'second_factor_removed', userId });
      await scope.emit(authenticatorRemoved, { userId, tokenId, locale: context.locale });
    });
  });
}

/**
 * The second step of a login: takes the ticket of the first step and a code (S23). After a wrong code the same ticket
 * can be used again. Throws FailedToGetError `invalid_token` or `second_factor_wrong`, TooManyRequestsError.
 */
export async function secondFactorLogin(
  context: GraphqlContext,
  ticket: string,
  code: string,
): Promise<SignedIn> {
  const link = await findLink(context.db, 'second_factor', ticket, context.clock.now());
  const userId = link?.user_id ?? null;
  if (userId === null) throw new FailedToGetError('invalid_token');
  const signedInNow = await countCode(context, userId, (accept) =>
    redeemTicket(context, { userId, ticket, code }, accept),
  );
  await context.limits.forget(tries, userId);
  return signedInNow;
}

/** The code and the ticket are each valid once, and are used up together or not at all. */
async function redeemTicket(
  context: GraphqlContext,
  { userId, ticket, code }: { readonly userId: string; readonly ticket: string; readonly code: string },
  accept: () => void,
): Promise<SignedIn> {
  let method: SignInMethod = 'second_factor';
  try {
    return await signIn(context, async (scope) => {
      const spent = await spendCode(scope, context.secrets, userId, code);
      if (spent === null) throw new FailedToGetError('second_factor_wrong');
      accept();
      method = spent;
      const redeemed = await redeemLink(scope.tx, ['second_factor'], ticket, scope.now);
      if (redeemed === undefined) throw new FailedToGetError('invalid_token');
      const user = await scope.tx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return { user, method };
    });
  } catch (error) {
    if (error instanceof FailedToGetError)
      await refuseSignIn(context, { userId, method, reason: error.errorCode });
    throw error;
  }
}
