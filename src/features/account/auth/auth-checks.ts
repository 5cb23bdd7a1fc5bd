import { isEmail } from '#domain/account/email.ts';
import { type IsCommon, isAcceptablePassword } from '#domain/account/password.ts';
import { type PasswordReset, passwordResetProblem } from '#domain/account/password-reset.ts';
import { signUpProblems as domainProblems, type SignUp } from '#domain/account/sign-up.ts';
import { type AuthProblem, problemOf } from './auth-messages.ts';

/** AUTH-018 to AUTH-021: the address is validated before the request, so that a typing error has its own message. */
export function emailProblems(email: string): readonly AuthProblem[] {
  return isEmail(email) ? [] : [problemOf('email_address_incorrect')];
}

/** Validates the address (AUTH-018) and that a password was typed. */
export function loginProblems(email: string, password: string): readonly AuthProblem[] {
  return [...emailProblems(email), ...(password === '' ? [problemOf('password_missing')] : [])];
}

const orderOfForm: readonly (keyof SignUp)[] = ['name', 'email', 'password'];

/** The problems of AUTH-021 to AUTH-024, in the order of the form. */
export function signUpProblems(signUp: SignUp, isCommon: IsCommon | null): readonly AuthProblem[] {
  return domainProblems(signUp, isCommon)
    .toSorted((one, other) => orderOfForm.indexOf(one.field) - orderOfForm.indexOf(other.field))
    .map(({ code }) => problemOf(code));
}

/** The problems of a new password alone (AUTH-023, AUTH-024). */
export function passwordProblems(password: string, isCommon: IsCommon | null): readonly AuthProblem[] {
  if (password === '') return [problemOf('new_password_missing')];
  return isAcceptablePassword(password, isCommon) ? [] : [problemOf('weak_password')];
}

/** The problems of AUTH-024, AUTH-026 and AUTH-027. */
export function resetProblems(reset: PasswordReset, isCommon: IsCommon | null): readonly AuthProblem[] {
  const problem = passwordResetProblem(reset, isCommon);
  return problem === null ? [] : [problemOf(problem.code)];
}
