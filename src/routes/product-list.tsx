import type { I18n } from '@lingui/core';
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
import type { Locale } from '#src/i18n/locale.ts';
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
    return { productList: productListAt(location) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context }) => {
    const url = contentUrl(context.productList);
    const content = url === null ? [] : [contentQuery(url)];
    return loadFirst(context, productListQuery(context.productList, isPersonal()), ...content);
  },
  component: Screen,
});

function Screen() {
  const { productList } = Route.useRouteContext();
  const content = useListingContent(productList);
  const url = contentUrl(productList);
  const isStaff = useAdminUi();
  const client = useQueryClient();
  return (
    <ProductListPage
      state={productList}
      {...useProductListSlots()}
      notFound={<NotFoundScreen />}
      content={content}
      tools={
        isStaff &&
        url !== null && (
          <Suspense fallback={null}>
            <ProductListTools
              key={url}
              url={url}
              listingContent={content}
              onSaved={(next) => client.setQueryData(contentQuery(url).queryKey, next)}
            />
          </Suspense>
        )
      }
      below={<Below productList={productList} content={content} />}
    />
  );
}

/** The name of a list in a sentence, in quotation marks: a search is named by its words. */
function nameOf(base: ProductListState['base'], i18n: I18n, locale: Locale): string {
  return base.kind === 'search' ? base.words : productListTexts(base, i18n, locale).title;
}

/** The content below the products; on the first page only and without filters, so that it has a single address. */
function Below({
  productList,
  content,
}: {
  readonly productList: ProductListState;
  readonly content: ListingContentTexts | null;
}) {
  const isFirst = productList.page === 1 && productList.filters.length === 0;
  const { i18n } = useLingui();
  const locale = useLocale();
  const hasContent =
    content !== null && (content.content !== '' || content.images.length + content.faqs.length > 0);
  return (
    <>
      {productList.base.kind !== 'similar' && (
        <FollowSlot
          savedUrl={productListHref({ ...productList, page: 1 })}
          title={content?.title || nameOf(productList.base, i18n, locale)}
        />
      )}
      {isFirst && hasContent && (
        <Late fallback={null}>
          <ListingContentText texts={content} />
        </Late>
      )}
      {isSecondChance(productList) && (
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
