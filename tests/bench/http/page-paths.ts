import { mainCategories } from '#domain/catalog/categories.ts';

/** Languages are pages of their own. */
const languages = ['', 'taal=en', 'taal=fr'] as const;

/** Paths of pages of one kind, each of which differs from all others, so that none comes from a cache. */
export function listedPaths(kind: string, first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => pathOf(kind, first + index));
}

function pathOf(kind: string, at: number): string {
  if (kind === 'home') return `/?visit=${at}`;
  if (kind === 'list')
    return `/${mainCategories[at % mainCategories.length]?.value ?? 'meubels'}?p=${10 + (at % 90)}-${500 + at}`;
  // The products of insertProducts have these addresses.
  const language = languages[Math.floor(at / 2_000) % languages.length] ?? '';
  return `/products/listing-${at % 2_000}${language === '' ? '' : `?${language}`}`;
}
