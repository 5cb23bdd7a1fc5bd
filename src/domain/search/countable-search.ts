const longest = 60;
/** Matches house numbers, phone numbers and dates, but not `chesterfield 3 zit` or `186x258`. */
const longNumber = /\d{5}/;

/**
 * Returns the normalised form under which a search is counted: lower case, single spaces. Null for a search that is
 * not counted (SRCH-005): fewer than 2 or more than 60 characters, an email or web address, or a long number.
 */
export function countableSearch(words: string): string | null {
  const normal = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (normal.length < 2 || normal.length > longest) return null;
  if (/[@/\\<>]|www\./.test(normal) || longNumber.test(normal.replace(/[\s.+-]/g, ''))) return null;
  return /\p{L}/u.test(normal) ? normal : null;
}
