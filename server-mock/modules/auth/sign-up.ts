import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { normalEmail } from '#domain/account/email.ts';
import { type SignUp, signUpProblems } from '#domain/account/sign-up.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  type FieldProblem,
  TooManyRequestsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { linkAsked, signUpKnown } from './events.ts';
import { voidLinks } from './links.ts';
import { endedPassword } from './public.ts';
import { ownPath } from './request-link.ts';
import { findUserByEmail, newUserRow, signUpMark, type User, waitsForConfirmation } from './users.ts';

const perCaller = limitRules.signUp;
/** Limits how often the owner of an account is notified of sign-ups with their address. */
const perKnown = limitRules.signUpKnown;

export interface SigningUp extends SignUp {
  readonly acceptsMarketing: boolean;
  readonly redirectUrl: string | null;
}

/**
 * Creates an account whose address still has to be confirmed, and emails the link (AUTH-014, AUTH-047). If the
 * address was signed up before but never confirmed, the last sign-up replaces the earlier one, whose author may not
 * own the address. Throws ValidationError with the fields, FailedToCreateError `user_already_exists` (AUTH-036), in
 * which case the owner is notified by email, and TooManyRequestsError.
 */
export async function signUp(context: GraphqlContext, input: SigningUp): Promise<void> {
  const problems: readonly FieldProblem[] = signUpProblems(input, isCommonPassword);
  const [first] = problems;
  if (first !== undefined) throw new ValidationError(first.code, problems);
  await register(context, input);
}

/** Does the same with input whose rules were checked by the caller. Throws FailedToCreateError, TooManyRequestsError. */
export async function register(context: GraphqlContext, input: SigningUp): Promise<void> {
  await context.limits.spend(perCaller, context.ip);
  const known = await findUserByEmail(context.db, input.email);
  if (known !== undefined && !waitsForConfirmation(known)) return await refuseKnown(context, known);
  // Each call sends an email. New and unconfirmed addresses count alike, so that nobody can tell them apart.
  await context.limits.spend(limitRules.verifyLink, normalEmail(input.email));
  const row = await newUserRow({ ...input, isActive: false }, context.clock.now());
  const isDone = await command(context, { name: 'createUser', body: null }, async (scope) => {
    const userId = await storeWaiting(scope, row);
    if (userId === null) return false;
    const isAgain = userId !== row.id;
    await audit(scope.tx, context, { kind: isAgain ? 'account_signed_up_again' : 'account_created', userId });
    await scope.emit(linkAsked, {
      purpose: 'verify_email',
      userId,
      redirectUrl: ownPath(input.redirectUrl),
      locale: context.locale,
      signUp: signUpMark(row.password_hash),
      isAgain,
    });
    return true;
  });
  if (!isDone) throw new FailedToCreateError('user_already_exists');
}

/**
 * Stores the row, or overwrites an earlier sign-up that was never confirmed and voids its links, so that a link
 * always confirms the password that was set last. Returns the user's id; null if the address belongs to an account.
 */
async function storeWaiting({ tx, now }: CommandScope, row: User): Promise<string | null> {
  const { name, password_hash, accepts_marketing } = row;
  const stored = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ name, password_hash, accepts_marketing })
        .where('users.is_active', '=', false)
        .where('users.password_hash', '!=', endedPassword),
    )
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) return null;
  if (stored.id !== row.id) {
    await voidLinks(tx, stored.id, ['verify_email', 'magic_link', 'reset_password'], now);
  }
  return stored.id;
}

async function refuseKnown(context: GraphqlContext, known: User): Promise<never> {
  if (await isFirst(context, known.id)) {
    await command(context, { name: 'sign_up_known', body: null }, ({ emit }) =>
      emit(signUpKnown, { userId: known.id, locale: context.locale }),
    );
  }
  throw new FailedToCreateError('user_already_exists');
}

async function isFirst(context: GraphqlContext, userId: string): Promise<boolean> {
  try {
    await context.limits.spend(perKnown, userId);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequestsError) return false;
    throw error;
  }
}
