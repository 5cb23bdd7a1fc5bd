import { notFound } from '@tanstack/react-router';
import { productListOf } from '#domain/search/product-list-state.ts';
import { allSegment } from '#src/features/shop/product/fact-links.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { productListAt } from './product-list-at.ts';

interface Location {
  readonly pathname: string;
  readonly searchStr: string;
}

/** The bare address is an overview; with "/alles", a sort order, a filter or a page number it is the full list. */
export function similarAt({ pathname, searchStr }: Location) {
  const bare = pathname.replace(new RegExp(`/${allSegment}/?$`), '');
  const state = productListAt({ pathname: bare, searchStr });
  if (state.base.kind !== 'similar') throw notFound();
  const isPlain = productListHref(state) === productListHref(productListOf(state.base));
  return { productList: state, slug: state.base.slug, isOverview: isPlain && bare === pathname };
}
