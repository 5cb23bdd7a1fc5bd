/** Characters of a search that are looked at. */
const longest = 100;

/**
 * The words that are searched for: lower case, hyphens and slashes read as spaces, single spaces, at most 100
 * characters (ROUTE-030, ROUTE-031); '' when nothing is left. The same words always stay the same words.
 */
export function searchWordsOf(text: string): string {
  const words = text
    .slice(0, 4 * longest)
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cs}\-/\\]+/gu, ' ')
    .trim();
  // A cut may fall inside a pair; half a character is none.
  const short = words
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return /^\.{1,2}$/.test(short) ? '' : short;
}
