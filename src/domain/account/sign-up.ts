import { isEmail } from './email.ts';
import { type IsCommon, isAcceptablePassword } from './password.ts';

/** The minimum length of a trimmed name, in characters (AUTH-022). */
const shortestName = 5;
export const longestName = 100;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface SignUpProblem {
  readonly field: keyof SignUp;
  readonly code: 'email_address_incorrect' | 'name_too_short' | 'name_too_long' | 'weak_password';
}

/**
 * Returns the problems of a sign-up in the order of the form (AUTH-017, AUTH-021 to AUTH-024). Empty when it is
 * valid.
 */
export function signUpProblems(
  { email, name, password }: SignUp,
  isCommon: IsCommon | null,
): readonly SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  if (!isEmail(email)) problems.push({ field: 'email', code: 'email_address_incorrect' });
  const length = [...name.trim()].length;
  if (length < shortestName) problems.push({ field: 'name', code: 'name_too_short' });
  if (length > longestName) problems.push({ field: 'name', code: 'name_too_long' });
  if (!isAcceptablePassword(password, isCommon)) problems.push({ field: 'password', code: 'weak_password' });
  return problems;
}
