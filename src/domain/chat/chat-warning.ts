/** Why the reader of a message is warned: it contains contact data, or a link to another site. */
export type ChatWarning = 'CONTACT_DATA' | 'OUTSIDE_LINK';
export const chatWarnings = ['CONTACT_DATA', 'OUTSIDE_LINK'] as const satisfies readonly ChatWarning[];

const email = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.|\s?\(dot\)\s?)[\p{L}]{2,}/iu;
const everyEmail = new RegExp(email, 'giu');
/** An IBAN of any country: two letters, two digits and at least ten more characters. */
const iban = /\b[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]){10,30}\b/i;
/** A phone number of at least nine digits with any spacing, starting with +, 00 or 0. */
const phone = /(?:\+|\b00|\b0)[\s./()-]*\d(?:[\s./()-]*\d){7,13}\b/;
const messenger = /\b(?:whats?\s?app|telegram|signal|tikkie|western union|paypal|moneygram)\b/i;
const link =
  /\b(?:https?:\/\/|www\.)[^\s]+|\b[a-z0-9-]+\.(?:com|net|org|info|link|shop|site|online|xyz|top|ru|me|ly|nl|be|fr|eu|de)(?:\/[^\s]*)?\b/gi;

/**
 * Returns the warning for a message that leads the reader away from the shop (S20). A link takes precedence over
 * contact data, because links lead to pages that imitate a payment page. Links to `ownHost` cause no warning.
 */
export function warningOf(text: string, ownHost: string): ChatWarning | null {
  const withoutMail = text.replaceAll(everyEmail, ' ');
  const links = withoutMail.match(link) ?? [];
  if (links.some((found) => !isOwn(found, ownHost))) return 'OUTSIDE_LINK';
  const isContact = [email, iban, phone, messenger].some((pattern) => pattern.test(text));
  return isContact ? 'CONTACT_DATA' : null;
}

/**
 * Compares the whole authority: in "https://shop@other.example" the part before the @ is user information and the
 * link leads to the host after it.
 */
function isOwn(found: string, ownHost: string): boolean {
  const [, authority] = /^(?:https?:\/\/)?([^/?#\\]*)/i.exec(found) ?? [];
  return authority?.toLowerCase() === ownHost;
}
