import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { listingOf, pageParam } from '#src/features/catalog/listing-address.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/search-query.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

export const Route = createFileRoute('/lampen/{-$page}')({
  loader: ({ context, params }) => {
    const listing = listingOf(params.page, { category: 'lampen' });
    void context.queryClient.prefetchQuery(listingQuery(listing));
    return listing;
  },
  component: Screen,
});

function Screen() {
  const { t } = useLingui();
  usePageTitle(t`Lamps`);
  return (
    <ListingPage
      title={<Trans>Lamps</Trans>}
      intro={<Trans>Light from every decade, from desk lamp to chandelier.</Trans>}
      listing={Route.useLoaderData()}
      heartOf={(card) => <WishlistHeart card={card} />}
      linkTo={(page, { isCurrent, ...props }) => (
        <Link
          to="/lampen/{-$page}"
          params={pageParam(page)}
          {...props}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        />
      )}
    />
  );
}
