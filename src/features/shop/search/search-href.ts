import { searchWordsOf } from '#domain/search/search-words.ts';
import { encoded } from '#src/paths/segments.ts';

const start = '/zoeken/';

/** The URL of the results page; null if no words are left to search for (ROUTE-029..031). */
export function searchHref(words: string): string | null {
  const plain = searchWordsOf(words);
  return plain === '' ? null : `${start}${encoded(plain.replaceAll(' ', '-'))}`;
}

/** The words whose results the page shows; '' for every other page. */
export function searchOfPage(pathname: string): string {
  if (!pathname.startsWith(start)) return '';
  const [segment = ''] = pathname.slice(start.length).split('/');
  try {
    return searchWordsOf(decodeURIComponent(segment));
  } catch {
    return '';
  }
}
