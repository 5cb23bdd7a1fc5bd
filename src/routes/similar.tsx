import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { productListQuery } from '#src/features/shop/catalog/product-list-query.ts';
import { overviewCount, similarQuery, similarToQuery } from '#src/features/shop/product/more-queries.ts';
import { SimilarPage } from '#src/features/shop/product/similar-page.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { ProductCard } from '#src/ui/market/product-card.tsx';
import { ProductListFrame } from './product-list-frame.tsx';
import { ProductCorner } from './staff-slots.tsx';

// ROUTE-026
export const Route = createFileRoute('/vergelijkbaar/$')({
  beforeLoad: async ({ location }) => {
    const { similarAt } = await import('./similar-at.ts');
    return similarAt(location);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context }) =>
    loadFirst(
      context,
      similarToQuery(context.slug),
      context.isOverview ? similarQuery(context.slug, overviewCount) : productListQuery(context.productList),
    ),
  component: Screen,
});

function Screen() {
  const { productList, slug, isOverview } = Route.useRouteContext();
  const now = useNow();
  return (
    <SimilarPage
      slug={slug}
      tileOf={(card) => <ProductCard card={card} wishlistButton={<ProductCorner card={card} />} now={now} />}
      productList={isOverview ? null : <ProductListFrame state={productList} />}
      notFound={<NotFoundScreen />}
    />
  );
}
