import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { listingOf, pageParam } from '#src/features/catalog/listing-address.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/search-query.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

export const Route = createFileRoute('/servies/{-$page}')({
  loader: ({ context, params }) => {
    const listing = listingOf(params.page, { category: 'servies' });
    void context.queryClient.prefetchQuery(listingQuery(listing));
    return listing;
  },
  component: Screen,
});

function Screen() {
  const { t } = useLingui();
  usePageTitle(t`Tableware`);
  return (
    <ListingPage
      title={<Trans>Tableware</Trans>}
      intro={<Trans>Plates, cups and carafes that have seen a good table before.</Trans>}
      listing={Route.useLoaderData()}
      heartOf={(card) => <WishlistHeart card={card} />}
      linkTo={(page, { isCurrent, ...props }) => (
        <Link
          to="/servies/{-$page}"
          params={pageParam(page)}
          {...props}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        />
      )}
    />
  );
}
