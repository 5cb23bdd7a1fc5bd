/** Fewer characters than this are refused (AUTH-023). */
const shortestPassword = 8;
/** More would only keep the server's processor busy (S10); a long password counts whole. */
export const longestPassword = 1024;

/** Whether attackers try a password first; the list is large, so that a page passes it in once it has arrived. */
export type IsCommon = (password: string) => boolean;

/** What a password must have, one by one, as the form shows it (AUTH-023, AUTH-024, S10). */
export interface PasswordMarks {
  readonly isLong: boolean;
  /** Of any script. */
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
  /** Null while the list of common passwords is not there. */
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
 * The one rule for new passwords, of the form and of the server (AUTH-023, AUTH-024, S10). Without the list of common
 * passwords it says what the form can know; the server always has it.
 */
export function isAcceptablePassword(password: string, isCommon: IsCommon | null): boolean {
  const marks = passwordMarks(password, isCommon);
  return Object.values(marks).every((mark) => mark !== false) && password.length <= longestPassword;
}
