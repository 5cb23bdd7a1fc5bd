import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/listing-query.ts';
import { listingAt } from './listing-at.ts';
import { useListingSlots } from './listing-slots.tsx';

// ROUTE-002..031, ROUTE-047..059: whatever no other route has is a listing, or nothing.
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => ({ listing: listingAt(location) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context }) => loadFirst(context, listingQuery(context.listing)),
  component: Screen,
});

function Screen() {
  const { listing } = Route.useRouteContext();
  return <ListingPage state={listing} {...useListingSlots()} notFound={<NotFoundScreen />} />;
}
