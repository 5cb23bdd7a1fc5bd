import { notFound } from '@tanstack/react-router';
import { type Listing, pageOf } from './search-query.ts';

/** The listing of an address; an address that is no page of it leads nowhere (ROUTE-044). */
export function listingOf(
  page: string | undefined,
  rest: { readonly category?: string; readonly words?: string } = {},
): Listing {
  const number = pageOf(page);
  if (number === null) throw notFound();
  return { category: rest.category ?? null, words: rest.words ?? '', page: number };
}

/** The {page} of an address: none for the first (ROUTE-048). */
export function pageParam(page: number): { page?: string } {
  return page === 1 ? {} : { page: String(page) };
}
