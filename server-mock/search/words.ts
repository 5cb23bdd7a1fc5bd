import { wordsOf } from '#domain/search/catalog-words.ts';

export { brandSlug, wordsOf } from '#domain/search/catalog-words.ts';

const longestQuery = 200;
const mostWords = 10;
const longestWord = 40;

/** The words of a search, each once; what a person types beyond ten words or 200 characters is not looked at. */
export function queryWords(searchString: string): string[] {
  const words = wordsOf(searchString.slice(0, longestQuery)).map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}
