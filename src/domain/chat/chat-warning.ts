/** Why a reader should think twice before a purchase: a way to be reached outside, or a link that leads away. */
export type ChatWarning = 'CONTACT_DATA' | 'OUTSIDE_LINK';
export const chatWarnings = ['CONTACT_DATA', 'OUTSIDE_LINK'] as const satisfies readonly ChatWarning[];

const email = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.|\s?\(dot\)\s?)[\p{L}]{2,}/iu;
/** Two letters, two digits, then ten signs or more: an account number of anywhere. */
const iban = /\b[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]){10,30}\b/i;
/** Nine digits or more that begin as a number to call, however they are spaced. */
const phone = /(?:\+|\b00|\b0)[\s./()-]*\d(?:[\s./()-]*\d){7,13}\b/;
const messenger = /\b(?:whats?\s?app|telegram|signal|tikkie|western union|paypal|moneygram)\b/i;
const link =
  /\b(?:https?:\/\/|www\.)[^\s]+|\b[a-z0-9-]+\.(?:com|net|org|info|link|shop|site|online|xyz|top|ru|me|ly|nl|be|fr|eu|de)(?:\/[^\s]*)?\b/gi;

/**
 * What in a message leads around the shop (S20). A link counts before contact data: it is where pages that copy a payment
 * are. Links of the shop's own, named by `ownHost`, are none.
 */
export function warningOf(text: string, ownHost: string): ChatWarning | null {
  const withoutMail = text.replace(email, ' ');
  const links = withoutMail.match(link) ?? [];
  if (links.some((found) => !isOwn(found, ownHost))) return 'OUTSIDE_LINK';
  const isContact = [email, iban, phone, messenger].some((pattern) => pattern.test(text));
  return isContact ? 'CONTACT_DATA' : null;
}

/** A name before an @ leads to what stands behind it, so that only the bare host is ours. */
function isOwn(found: string, ownHost: string): boolean {
  const [, authority] = /^(?:https?:\/\/)?([^/?#\\]*)/i.exec(found) ?? [];
  return authority?.toLowerCase() === ownHost;
}
