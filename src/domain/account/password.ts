/** The minimum length in characters (AUTH-023). */
const shortestPassword = 8;
/**
 * The maximum length in UTF-16 code units, which limits the time the server spends on hashing (S10). A long password
 * is never truncated.
 */
export const longestPassword = 1024;

/**
 * Whether a password is a common one. The list is large, so pages load it on demand and pass this function in
 * afterwards.
 */
export type IsCommon = (password: string) => boolean;

/** The password requirements that the form shows one by one (AUTH-023, AUTH-024, S10). */
export interface PasswordMarks {
  readonly isLong: boolean;
  /** A letter of any script. */
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
  /** Null until the list of common passwords has loaded. */
  readonly isUncommon: boolean | null;
}

export function passwordMarks(password: string, isCommon: IsCommon | null): PasswordMarks {
  return {
    isLong: [...password].length >= shortestPassword,
    hasLetter: /\p{L}/u.test(password),
    hasDigit: /\p{Nd}/u.test(password),
    isUncommon: isCommon === null ? null : !isCommon(password),
  };
}

/**
 * Returns true if a new password is acceptable. The form and the server share this rule (AUTH-023, AUTH-024, S10).
 * Without the list of common passwords the form checks the other requirements; the server always has the list.
 */
export function isAcceptablePassword(password: string, isCommon: IsCommon | null): boolean {
  const marks = passwordMarks(password, isCommon);
  return Object.values(marks).every((mark) => mark !== false) && password.length <= longestPassword;
}
