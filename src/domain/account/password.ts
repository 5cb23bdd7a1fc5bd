/** Fewer characters than this are refused (AUTH-023). */
export const shortestPassword = 8;

/**
 * True for a password of 8 or more characters with a letter of any script and a digit (AUTH-023, AUTH-024). There is no
 * upper bound here: a long one counts whole.
 */
export function isStrongPassword(password: string): boolean {
  return [...password].length >= shortestPassword && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}
