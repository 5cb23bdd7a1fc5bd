import type { ListingState } from '#domain/search/listing-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { ListingResults } from '#src/features/catalog/listing-results.tsx';
import { useListing } from '#src/features/catalog/use-listing.ts';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { useListingSlots } from './listing-slots.tsx';

/** The listing under the head of a page of its own: a seller's pieces, or all similar ones. */
export function ListingFrame({ state }: { readonly state: ListingState }) {
  const listing = useListing(state);
  const slots = useListingSlots();
  if (listing.isBeyondLast)
    return (
      <>
        <PageHead title={null} status={404} />
        <NotFoundScreen />
      </>
    );
  return <ListingResults state={state} listing={listing} {...slots} />;
}
