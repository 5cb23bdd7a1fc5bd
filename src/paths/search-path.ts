/** The {query} of /zoeken/{query}: lower case, words joined by hyphens (ROUTE-030, ROUTE-031). '' when nothing is left. */
export function searchSegment(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 100);
}

/** The words that a {query} stands for. */
export function searchWords(segment: string): string {
  return segment.replaceAll('-', ' ').trim();
}
