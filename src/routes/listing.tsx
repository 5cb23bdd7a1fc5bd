import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ListingState } from '#domain/search/listing-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/listing-query.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { useListingSlots } from './listing-slots.tsx';

const SecondChanceQuestions = lazy(() =>
  import('#src/features/content/second-chance-questions.tsx').then((content) => ({
    default: content.SecondChanceQuestions,
  })),
);

// ROUTE-002..031, ROUTE-047..059: whatever no other route has is a listing, or nothing.
export const Route = createFileRoute('/$')({
  // What an address means takes the whole reference data: it comes with the first listing, not with every page.
  beforeLoad: async ({ location }) => {
    const { listingAt } = await import('./listing-at.ts');
    return { listing: listingAt(location) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context }) => loadFirst(context, listingQuery(context.listing)),
  component: Screen,
});

function Screen() {
  const { listing } = Route.useRouteContext();
  return (
    <ListingPage
      state={listing}
      {...useListingSlots()}
      notFound={<NotFoundScreen />}
      {...(isSecondChance(listing) && {
        below: (
          <Late fallback={null}>
            <SecondChanceQuestions />
          </Late>
        ),
      })}
    />
  );
}

function isSecondChance({ base }: ListingState): boolean {
  return base.kind === 'second-chance' || (base.kind === 'category' && base.secondChance);
}
