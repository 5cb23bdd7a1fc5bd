import { notFound } from '@tanstack/react-router';
import { listingOf } from '#domain/search/listing-state.ts';
import { allSegment } from '#src/features/product/fact-links.ts';
import { listingHref } from '#src/paths/listing-href.ts';
import { listingAt } from './listing-at.ts';

interface Location {
  readonly pathname: string;
  readonly searchStr: string;
}

/** The bare address is an overview; with "/alles", an order, a filter or a page it is the whole listing. */
export function similarAt({ pathname, searchStr }: Location) {
  const bare = pathname.replace(new RegExp(`/${allSegment}/?$`), '');
  const state = listingAt({ pathname: bare, searchStr });
  if (state.base.kind !== 'similar') throw notFound();
  const isPlain = listingHref(state) === listingHref(listingOf(state.base));
  return { listing: state, slug: state.base.slug, isOverview: isPlain && bare === pathname };
}
