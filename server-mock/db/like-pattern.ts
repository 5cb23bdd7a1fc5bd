/** A pattern for `ilike` that finds the word anywhere; what has a meaning in patterns stands for itself. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a search, eight at the most: each has to be found. */
export function searchWords(text: string): readonly string[] {
  return text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
}
