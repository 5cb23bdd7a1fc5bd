import { isCommonPassword } from '../../../src/domain/account/common-passwords.ts';
import { type SignUp, signUpProblems } from '../../../src/domain/account/sign-up.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  type FieldProblem,
  TooManyRequestsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { linkAsked, signUpKnown } from './events.ts';
import { longestPassword } from './password.ts';
import { ownPath } from './request-link.ts';
import { findUserByEmail, newUserRow, type User } from './users.ts';

const perCaller = limitRules.signUp;
/** How often the owner of an account is told that somebody signs up with their address. */
const perKnown = limitRules.signUpKnown;

export interface SigningUp extends SignUp {
  readonly acceptsMarketing: boolean;
  readonly redirectUrl: string | null;
}

/** Weak too: what everybody tries first, and what would only keep the processor busy (S10). */
export function isRefusedPassword(password: string): boolean {
  return password.length > longestPassword || isCommonPassword(password);
}

/**
 * Makes an account that waits for its address to be confirmed, and mails the link (AUTH-014, AUTH-047). Throws
 * ValidationError with the fields, FailedToCreateError `user_already_exists` (AUTH-036), whose owner is told by mail,
 * and TooManyRequestsError.
 */
export async function signUp(context: GraphqlContext, input: SigningUp): Promise<void> {
  const problems: FieldProblem[] = [...signUpProblems(input)];
  if (problems.length === 0 && isRefusedPassword(input.password)) {
    problems.push({ field: 'password', code: 'weak_password' });
  }
  const [first] = problems;
  if (first !== undefined) throw new ValidationError(first.code, problems);
  await context.limits.spend(perCaller, context.ip);
  const known = await findUserByEmail(context.db, input.email);
  if (known !== undefined) return await refuseKnown(context, known);
  const row = await newUserRow({ ...input, isActive: false }, context.clock.now());
  const isNew = await command(context, { name: 'createUser', body: null }, async ({ tx, emit }) => {
    const made = await tx
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return false;
    await audit(tx, context, { kind: 'account_created', userId: row.id });
    await emit(linkAsked, {
      purpose: 'verify_email',
      userId: row.id,
      redirectUrl: ownPath(input.redirectUrl),
      locale: context.locale,
    });
    return true;
  });
  if (!isNew) throw new FailedToCreateError('user_already_exists');
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
