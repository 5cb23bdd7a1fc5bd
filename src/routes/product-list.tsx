import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { useAdminUi } from '#src/features/buying/wishlist/admin-ui.ts';
import { isPersonal } from '#src/features/shop/catalog/personal.ts';
import { ProductListPage } from '#src/features/shop/catalog/product-list-page.tsx';
import { productListQuery } from '#src/features/shop/catalog/product-list-query.ts';
import { productListTexts } from '#src/features/shop/catalog/product-list-texts.ts';
import {
  contentQuery,
  contentUrl,
  type ListingContentTexts,
  useListingContent,
} from '#src/features/shop/listing-content/content-query.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { FollowSlot } from './newsletter-slots.tsx';
import { useProductListSlots } from './product-list-slots.tsx';
import { ProductListTools } from './staff-slots.tsx';

const SecondChanceQuestions = lazy(() =>
  import('#src/features/shop/content/second-chance-questions.tsx').then((content) => ({
    default: content.SecondChanceQuestions,
  })),
);

const ListingContentText = lazy(() =>
  import('#src/features/shop/listing-content/listing-content-text.tsx').then((content) => ({
    default: content.ListingContentText,
  })),
);

// ROUTE-002..031, ROUTE-047..059: an address without a route of its own is a product list or a 404.
export const Route = createFileRoute('/$')({
  // Parsing an address needs the whole reference data, which is loaded with the first product list instead of every
  // page.
  beforeLoad: async ({ location }) => {
    const { productListAt } = await import('./product-list-at.ts');
    return { listing: productListAt(location) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context }) => {
    const url = contentUrl(context.listing);
    const words = url === null ? [] : [contentQuery(url)];
    return loadFirst(context, productListQuery(context.listing, isPersonal()), ...words);
  },
  component: Screen,
});

function Screen() {
  const { listing } = Route.useRouteContext();
  const words = useListingContent(listing);
  const url = contentUrl(listing);
  const isStaff = useAdminUi();
  const client = useQueryClient();
  return (
    <ProductListPage
      state={listing}
      {...useProductListSlots()}
      notFound={<NotFoundScreen />}
      words={words}
      tools={
        isStaff &&
        url !== null && (
          <Suspense fallback={null}>
            <ProductListTools
              key={url}
              url={url}
              words={words}
              onKept={(next) => client.setQueryData(contentQuery(url).queryKey, next)}
            />
          </Suspense>
        )
      }
      below={<Below listing={listing} words={words} />}
    />
  );
}

/** The content below the products; on the first page only and without filters, so that it has a single address. */
function Below({
  listing,
  words,
}: {
  readonly listing: ProductListState;
  readonly words: ListingContentTexts | null;
}) {
  const isFirst = listing.page === 1 && listing.filters.length === 0;
  const { i18n } = useLingui();
  const locale = useLocale();
  const hasWords = words !== null && (words.content !== '' || words.images.length + words.faqs.length > 0);
  return (
    <>
      {listing.base.kind !== 'similar' && (
        <FollowSlot
          savedUrl={productListHref({ ...listing, page: 1 })}
          title={words?.title || productListTexts(listing.base, i18n, locale).title}
        />
      )}
      {isFirst && hasWords && (
        <Late fallback={null}>
          <ListingContentText words={words} />
        </Late>
      )}
      {isSecondChance(listing) && (
        <Late fallback={null}>
          <SecondChanceQuestions />
        </Late>
      )}
    </>
  );
}

function isSecondChance({ base }: ProductListState): boolean {
  return base.kind === 'second-chance' || (base.kind === 'category' && base.secondChance);
}
