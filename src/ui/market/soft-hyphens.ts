/** Second parts of the long Dutch compounds among the categories, kinds and regions of `src/domain/catalog`. */
const secondParts =
  /(?<=\p{L}{4})(?=(?:accessoires|banken|bedden|kasten|lampen|luchters|modellen|model|potten|schermen|schotels|serviezen|stoelen|tafels)\b)/giu;
const longWords = /\p{L}{13,}/gu;
const softHyphen = '\u00ad';

/**
 * Says where a long Dutch word may part. Not every browser has the Dutch patterns that `hyphens: auto` needs; without
 * them a word that is wider than its line parts anywhere and shows no hyphen.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(longWords, (word) => word.replace(secondParts, softHyphen));
}
