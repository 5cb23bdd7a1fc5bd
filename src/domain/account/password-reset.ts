import { type IsCommon, isAcceptablePassword } from './password.ts';

export interface PasswordReset {
  /** From the mailed link. */
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type PasswordResetProblem =
  | { readonly field: 'token'; readonly code: 'reset_password_token_missing' }
  | { readonly field: 'confirmPassword'; readonly code: 'reset_password_mismatch' }
  | { readonly field: 'password'; readonly code: 'weak_password' };

/** The first thing wrong with a new password: no token, too weak, not the same twice (AUTH-026, AUTH-027); else null. */
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
