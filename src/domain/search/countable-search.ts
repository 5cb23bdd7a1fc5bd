const longest = 60;
/** House numbers, phone numbers and dates have them; `chesterfield 3 zit` and `186x258` do not. */
const longNumber = /\d{5}/;

/**
 * The words of a search as they are counted for everybody: lower case, single spaces. Null for what is not counted
 * (SRCH-005): fewer than 2 or more than 60 letters, a mail or web address, a long number.
 */
export function countableSearch(words: string): string | null {
  const normal = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (normal.length < 2 || normal.length > longest) return null;
  if (/[@/\\<>]|www\./.test(normal) || longNumber.test(normal.replace(/[\s.+-]/g, ''))) return null;
  return /\p{L}/u.test(normal) ? normal : null;
}
