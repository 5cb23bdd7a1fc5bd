import { listingPageSize } from '#domain/search/listing-state.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { Crumb } from '#src/ui/kit/breadcrumbs.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import type { ListingCardPartsFragment } from '#src/ui/market/listing-card.gen.ts';

export interface ListingFacts {
  readonly title: string;
  readonly href: string;
  readonly trail: readonly Crumb[];
  readonly cards: readonly ListingCardPartsFragment[];
  /** From 1. */
  readonly page: number;
}

/** A listing for search engines (schema.org): the way to it, and its pieces in order. Paths become addresses later. */
export function listingNodes(facts: ListingFacts, locale: Locale): readonly object[] {
  const way = [...facts.trail, { label: facts.title, href: facts.href }];
  const before = (facts.page - 1) * listingPageSize;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ label, href }, index) => ({
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
