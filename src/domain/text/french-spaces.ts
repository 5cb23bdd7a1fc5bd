/**
 * Replaces the spaces that French puts around these punctuation marks with no-break spaces, so that no line begins
 * with one. Translators can type normal spaces.
 */
export function keepMarks(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}
