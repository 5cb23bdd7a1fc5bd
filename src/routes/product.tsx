import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { BidButton } from '#src/features/bids/bid-button.tsx';
import { AddToCart } from '#src/features/cart/add-to-cart.tsx';
import { FitBadge } from '#src/features/places/fit-badge.tsx';
import { ProductPage } from '#src/features/product/product-page.tsx';
import { productQuery } from '#src/features/product/product-query.ts';
import { ReviewsButton } from '#src/features/seller/reviews-button.tsx';
import { useSavedItems } from '#src/features/wishlist/saved-items.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { ClimatePanel } from '#src/ui/market/climate-panel.tsx';
import type { ListingCardPartsFragment } from '#src/ui/market/listing-card.gen.ts';
import { ListingCard } from '#src/ui/market/listing-card.tsx';

const WishlistRow = lazy(() =>
  import('#src/features/wishlist/wishlist-row.tsx').then((row) => ({ default: row.WishlistRow })),
);

const SizeDrawing = lazy(
  patient(() =>
    import('#src/features/places/size-drawing.tsx').then((places) => ({ default: places.SizeDrawing })),
  ),
);

// ROUTE-025
export const Route = createFileRoute('/products/$slug')({
  // Asking counts as a visit, so pointing at a link does not ask yet.
  loader: ({ context, params, cause }) =>
    cause === 'preload' ? undefined : loadFirst(context, productQuery(params.slug)),
  component: Screen,
});

function Screen() {
  const { slug } = Route.useParams();
  const { ids } = useSavedItems();
  const now = useNow();
  const tileOf = (card: ListingCardPartsFragment) => (
    <ListingCard card={card} heart={<WishlistHeart card={card} />} now={now} />
  );
  return (
    <ProductPage
      slug={slug}
      heartOf={(product) => <WishlistHeart card={product} look="page" />}
      tileOf={tileOf}
      likedUuids={ids}
      buyActions={(choice) => ({
        box: (
          <>
            <AddToCart {...choice} />
            <BidButton product={choice.product} />
          </>
        ),
        bar: <AddToCart {...choice} />,
      })}
      reviewsOf={({ numberOfRatings, ...seller }) =>
        numberOfRatings > 0 && <ReviewsButton seller={{ ...seller, numberOfRatings }} />
      }
      sellerActions={({ uuid }) => (
        <LinkButton size="small" to="/questions/$productUuid" params={{ productUuid: uuid }}>
          <Trans>Ask a question</Trans>
        </LinkButton>
      )}
      fitBadge={(product) => <FitBadge piece={product} />}
      sizeDrawing={(product) => <SizeDrawing piece={product} />}
      climate={({ co2Saved }) => <ClimatePanel co2Saved={co2Saved} />}
      wishlistRow={<WishlistRow tileOf={tileOf} />}
      notFound={<NotFoundScreen />}
    />
  );
}
