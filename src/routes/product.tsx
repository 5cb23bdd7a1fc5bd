import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { ProductPage } from '#src/features/product/product-page.tsx';
import { productQuery } from '#src/features/product/product-query.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';

// ROUTE-025
export const Route = createFileRoute('/products/$slug')({
  // Asking counts as a visit, so pointing at a link does not ask yet.
  loader: ({ context, params, cause }) => {
    if (cause !== 'preload') void context.queryClient.prefetchQuery(productQuery(params.slug));
  },
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  return (
    <ProductPage
      slug={slug}
      heartOf={(product) => <WishlistHeart card={product} look="page" />}
      notFound={<NotFoundScreen />}
    />
  );
}
