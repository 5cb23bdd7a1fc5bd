/** A top-level domain that never receives email (RFC 2606). */
export const erasedDomain = '@verwijderd.invalid';

/** The email address that replaces an erased one; `id` makes it unique. */
export function erasedEmail(id: string): string {
  return `${id}${erasedDomain}`;
}

/** Whether an email address is the replacement for an erased one. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(erasedDomain);
}
