import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { listingOf, pageParam } from '#src/features/catalog/listing-address.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/search-query.ts';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { searchWords } from '#src/paths/search-path.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

export const Route = createFileRoute('/zoeken/$query/{-$page}')({
  loader: ({ context, params }) => {
    const listing = listingOf(params.page, { words: searchWords(params.query) });
    void context.queryClient.prefetchQuery(listingQuery(listing));
    return listing;
  },
  component: Screen,
});

function Screen() {
  const { t } = useLingui();
  const { query } = Route.useParams();
  const words = searchWords(query);
  usePageTitle(t`Search for “${words}”`);
  return (
    <ListingPage
      title={<Trans>Results for “{words}”</Trans>}
      listing={Route.useLoaderData()}
      heartOf={(card) => <WishlistHeart card={card} />}
      linkTo={(page, { isCurrent, ...props }) => (
        <Link
          to="/zoeken/$query/{-$page}"
          params={{ query, ...pageParam(page) }}
          {...props}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        />
      )}
    />
  );
}
