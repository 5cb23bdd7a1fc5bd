/**
 * The positions before the last part of long Dutch compounds among the categories, kinds and regions of
 * `src/domain/catalog`.
 */
const secondParts =
  /(?<=\p{L}{4})(?=(?:accessoires|banken|bedden|kasten|lampen|luchters|modellen|model|potten|schermen|schotels|serviezen|stoelen|tafels)\b)/giu;
const longWords = /\p{L}{13,}/gu;
const softHyphen = '\u00ad';

/**
 * Adds soft hyphens to long Dutch words. Not every browser has the Dutch patterns that `hyphens: auto` needs; without
 * them a word wider than its line breaks anywhere and without a hyphen.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(longWords, (word) => word.replace(secondParts, softHyphen));
}
