import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { ProductListPage, type ProductListPageProps } from '#src/features/shop/catalog/product-list-page.tsx';
import type { ProductListAnswer } from '#src/features/shop/catalog/product-list-query.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';
import { parseSearchParams, stringifySearchParams } from '#src/paths/search-params.ts';
import { type PageFacts, PageFactsSink } from '#src/ui/kit/page-head.tsx';
import { sampleCard } from '../factories/sample-card.ts';

/** The answer to a product list with this total, three of which are on the page. */
export function productListAnswer(totalCount: number): { readonly searchProductsNew: ProductListAnswer } {
  const products = Array.from({ length: Math.min(totalCount, 3) }, (_, index) =>
    sampleCard({ uuid: `${index}`, slug: `product-${index}` }),
  );
  return {
    searchProductsNew: {
      __typename: 'ProductList',
      totalCount,
      distances: null,
      reading: null,
      products,
      filterGroups: [],
      ranges: [],
    },
  };
}

/** Renders the product list at a path, with a router that follows its links. */
export async function showProductList(
  address: string,
  more: Partial<ProductListPageProps> = {},
  onFacts: ((facts: PageFacts) => void) | null = null,
) {
  const root = createRootRoute();
  const productListRoute = createRoute({ getParentRoute: () => root, path: '/$', component: Page });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  function Page() {
    const { pathname, searchStr } = useLocation();
    const reading = readProductListAddress(pathname, searchStr);
    if (reading === null || 'redirect' in reading) return <p>no listing</p>;
    return (
      <ProductListPage
        state={reading.state}
        wishlistButtonOf={() => null}
        notFound={<p>not found</p>}
        {...more}
      />
    );
  }
  const router = createRouter({
    routeTree: root.addChildren([home, product, productListRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <PageFactsSink value={onFacts}>
          <RouterProvider router={router} />
        </PageFactsSink>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return router;
}
