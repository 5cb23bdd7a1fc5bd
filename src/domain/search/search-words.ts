/** The maximum length of a search in characters. The rest is ignored. */
const longest = 100;

/**
 * Normalises a search: lower case, hyphens and slashes replaced by spaces, single spaces, at most 100 characters
 * (ROUTE-030, ROUTE-031). Returns '' when nothing is left. Idempotent.
 */
export function searchWordsOf(text: string): string {
  const words = text
    .slice(0, 4 * longest)
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cs}\-/\\]+/gu, ' ')
    .trim();
  // Truncation can split a surrogate pair; the remaining half is removed.
  const short = words
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return /^\.{1,2}$/.test(short) ? '' : short;
}
