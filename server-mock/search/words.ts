import { wordsOf } from '#domain/search/catalog-words.ts';

export { brandSlug, wordsOf } from '#domain/search/catalog-words.ts';

const longestQuery = 200;
const mostWords = 10;
const longestWord = 40;

/** Returns the distinct words of a search; input beyond ten words or 200 characters is ignored. */
export function queryWords(searchString: string): string[] {
  const words = wordsOf(searchString.slice(0, longestQuery)).map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}
