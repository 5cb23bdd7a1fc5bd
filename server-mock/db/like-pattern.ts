/** Builds an `ilike` pattern that finds the word anywhere; pattern characters in the word are escaped. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Splits a search into its words, at most eight; all of them have to match. */
export function searchWords(text: string): readonly string[] {
  return text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
}
