import { type IsCommon, isAcceptablePassword } from './password.ts';

export interface PasswordReset {
  /** The token from the emailed link. */
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type PasswordResetProblem =
  | { readonly field: 'token'; readonly code: 'reset_password_token_missing' }
  | { readonly field: 'confirmPassword'; readonly code: 'reset_password_mismatch' }
  | { readonly field: 'password'; readonly code: 'weak_password' };

/**
 * Returns the first problem with a password reset: no token, the two passwords differ, or password too weak
 * (AUTH-026, AUTH-027). Returns null when there is none.
 */
export function passwordResetProblem(
  reset: PasswordReset,
  isCommon: IsCommon | null,
): PasswordResetProblem | null {
  if (reset.token === '') return { field: 'token', code: 'reset_password_token_missing' };
  if (reset.password !== reset.confirmPassword) {
    return { field: 'confirmPassword', code: 'reset_password_mismatch' };
  }
  return isAcceptablePassword(reset.password, isCommon) ? null : { field: 'password', code: 'weak_password' };
}
