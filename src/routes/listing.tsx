import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ListingState } from '#domain/search/listing-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { ListingPage } from '#src/features/catalog/listing-page.tsx';
import { listingQuery } from '#src/features/catalog/listing-query.ts';
import { listingWords } from '#src/features/catalog/listing-words.ts';
import { isPersonal } from '#src/features/catalog/personal.ts';
import {
  contentQuery,
  contentUrl,
  type ListingWords,
  useListingContent,
} from '#src/features/listing-content/content-query.ts';
import { useAdminUi } from '#src/features/wishlist/admin-ui.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { listingHref } from '#src/paths/listing-href.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { useListingSlots } from './listing-slots.tsx';
import { FollowSlot } from './newsletter-slots.tsx';
import { ListingStaff } from './staff-slots.tsx';

const SecondChanceQuestions = lazy(() =>
  import('#src/features/content/second-chance-questions.tsx').then((content) => ({
    default: content.SecondChanceQuestions,
  })),
);

const ListingText = lazy(() =>
  import('#src/features/listing-content/listing-text.tsx').then((content) => ({
    default: content.ListingText,
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
  loader: ({ context }) => {
    const url = contentUrl(context.listing);
    const words = url === null ? [] : [contentQuery(url)];
    return loadFirst(context, listingQuery(context.listing, isPersonal()), ...words);
  },
  component: Screen,
});

function Screen() {
  const { listing } = Route.useRouteContext();
  const words = useListingContent(listing);
  const url = contentUrl(listing);
  const isStaff = useAdminUi();
  const client = useQueryClient();
  return (
    <ListingPage
      state={listing}
      {...useListingSlots()}
      notFound={<NotFoundScreen />}
      words={words}
      tools={
        isStaff &&
        url !== null && (
          <Suspense fallback={null}>
            <ListingStaff
              key={url}
              url={url}
              words={words}
              onKept={(next) => client.setQueryData(contentQuery(url).queryKey, next)}
            />
          </Suspense>
        )
      }
      below={<Below listing={listing} words={words} />}
    />
  );
}

/** What is read after the pieces: on the first page alone, and without filters, so that it has one address. */
function Below({ listing, words }: { readonly listing: ListingState; readonly words: ListingWords | null }) {
  const isFirst = listing.page === 1 && listing.filters.length === 0;
  const { i18n } = useLingui();
  const locale = useLocale();
  const hasWords = words !== null && (words.content !== '' || words.images.length + words.faqs.length > 0);
  return (
    <>
      {listing.base.kind !== 'similar' && (
        <FollowSlot
          savedUrl={listingHref({ ...listing, page: 1 })}
          title={words?.title || listingWords(listing.base, i18n, locale).title}
        />
      )}
      {isFirst && hasWords && (
        <Late fallback={null}>
          <ListingText words={words} />
        </Late>
      )}
      {isSecondChance(listing) && (
        <Late fallback={null}>
          <SecondChanceQuestions />
        </Late>
      )}
    </>
  );
}

function isSecondChance({ base }: ListingState): boolean {
  return base.kind === 'second-chance' || (base.kind === 'category' && base.secondChance);
}
