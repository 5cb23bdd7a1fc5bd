import { productListPageSize } from '#domain/search/product-list-state.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { Crumb } from '#src/ui/kit/breadcrumbs.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';

export interface ProductListFacts {
  readonly title: string;
  readonly href: string;
  readonly trail: readonly Crumb[];
  readonly cards: readonly ProductCardPartsFragment[];
  /** Counted from 1. */
  readonly page: number;
}

/**
 * Structured data of a product list (schema.org): its breadcrumbs and its products in order. Paths become URLs later.
 */
export function productListNodes(facts: ProductListFacts, locale: Locale): readonly object[] {
  const breadcrumbs = [...facts.trail, { label: facts.title, href: facts.href }];
  const before = (facts.page - 1) * productListPageSize;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: href,
      })),
    },
    {
      '@type': 'ItemList',
      itemListElement: facts.cards.map((card, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: titleIn(card, locale),
        url: `/products/${card.slug}`,
      })),
    },
  ];
}
