/**
 * Replaces the spaces that French puts around punctuation marks and units, and within numbers, with no-break spaces, so
 * that no line begins with a mark. Translators can type normal spaces.
 */
export function keepMarks(text: string): string {
  return text
    .replaceAll(/ (?=[:;!?»%€])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
