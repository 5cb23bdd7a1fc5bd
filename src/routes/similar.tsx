import { createFileRoute, notFound } from '@tanstack/react-router';
import { listingOf } from '#domain/search/listing-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { listingQuery } from '#src/features/catalog/listing-query.ts';
import { allSegment } from '#src/features/product/fact-links.ts';
import { overviewCount, similarQuery, similarToQuery } from '#src/features/product/more-queries.ts';
import { SimilarPage } from '#src/features/product/similar-page.tsx';
import { WishlistHeart } from '#src/features/wishlist/wishlist-heart.tsx';
import { listingHref } from '#src/paths/listing-href.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { ListingCard } from '#src/ui/market/listing-card.tsx';
import { listingAt } from './listing-at.ts';
import { ListingFrame } from './listing-frame.tsx';

interface Location {
  readonly pathname: string;
  readonly searchStr: string;
}

/** The bare address is an overview; with "/alles", an order, a filter or a page it is the whole listing. */
function similarAt({ pathname, searchStr }: Location) {
  const bare = pathname.replace(new RegExp(`/${allSegment}/?$`), '');
  const state = listingAt({ pathname: bare, searchStr });
  if (state.base.kind !== 'similar') throw notFound();
  const isPlain = listingHref(state) === listingHref(listingOf(state.base));
  return { listing: state, slug: state.base.slug, isOverview: isPlain && bare === pathname };
}

// ROUTE-026
export const Route = createFileRoute('/vergelijkbaar/$')({
  beforeLoad: ({ location }) => similarAt(location),
  loaderDeps: ({ search }) => search,
  loader: ({ context }) =>
    loadFirst(
      context,
      similarToQuery(context.slug),
      context.isOverview ? similarQuery(context.slug, overviewCount) : listingQuery(context.listing),
    ),
  component: Screen,
});

function Screen() {
  const { listing, slug, isOverview } = Route.useRouteContext();
  const now = useNow();
  return (
    <SimilarPage
      slug={slug}
      tileOf={(card) => <ListingCard card={card} heart={<WishlistHeart card={card} />} now={now} />}
      listing={isOverview ? null : <ListingFrame state={listing} />}
      notFound={<NotFoundScreen />}
    />
  );
}
