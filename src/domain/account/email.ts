/**
 * The standard pattern of an HTML email field, plus a required dot in the domain: "a@b" is a typing error here
 * (AUTH-017).
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

const longest = 254;

/** Returns the form in which email addresses are compared and stored: trimmed and in lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Returns true for an email address that matches the standard pattern, ignoring case and surrounding spaces
 * (AUTH-017).
 */
export function isEmail(text: string): boolean {
  const email = normalEmail(text);
  return email.length <= longest && pattern.test(email);
}
