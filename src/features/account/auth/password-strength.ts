import { type IsCommon, isAcceptablePassword } from '#domain/account/password.ts';

/** 0: not acceptable yet; 1 to 3: fair, good, strong. Only a hint: AUTH-024 decides what is refused. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * The strength of an acceptable password. An uppercase letter, a symbol and the length add to it, but none is
 * required (AUTH-024).
 */
export function passwordStrength(password: string, isCommon: IsCommon | null): PasswordStrength {
  if (!isAcceptablePassword(password, isCommon)) return 0;
  const extras = [/\p{Lu}/u.test(password), /[^\p{L}\d]/u.test(password), password.length >= 12];
  const count = extras.filter(Boolean).length;
  return count >= 2 ? 3 : count === 1 ? 2 : 1;
}
