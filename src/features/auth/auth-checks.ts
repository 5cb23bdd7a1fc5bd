import { isEmail } from '#domain/account/email.ts';
import type { IsCommon } from '#domain/account/password.ts';
import { type PasswordReset, passwordResetProblem } from '#domain/account/password-reset.ts';
import { signUpProblems as domainProblems, type SignUp } from '#domain/account/sign-up.ts';
import { type AuthProblem, problemOf } from './auth-messages.ts';

/** AUTH-018 to AUTH-021: the address is looked at before the server is asked, so that a slip gets its own sentence. */
export function emailProblems(email: string): readonly AuthProblem[] {
  return isEmail(email) ? [] : [problemOf('email_address_incorrect')];
}

/** The address (AUTH-018), and that there is a password at all. */
export function loginProblems(email: string, password: string): readonly AuthProblem[] {
  return [...emailProblems(email), ...(password === '' ? [problemOf('password_missing')] : [])];
}

const orderOfForm: readonly (keyof SignUp)[] = ['name', 'email', 'password'];

/** AUTH-021 to AUTH-024, in the order of the form. */
export function signUpProblems(signUp: SignUp, isCommon: IsCommon | null): readonly AuthProblem[] {
  return domainProblems(signUp, isCommon)
    .toSorted((one, other) => orderOfForm.indexOf(one.field) - orderOfForm.indexOf(other.field))
    .map(({ code }) => problemOf(code));
}

/** AUTH-024, AUTH-026, AUTH-027. */
export function resetProblems(reset: PasswordReset, isCommon: IsCommon | null): readonly AuthProblem[] {
  const problem = passwordResetProblem(reset, isCommon);
  return problem === null ? [] : [problemOf(problem.code)];
}
