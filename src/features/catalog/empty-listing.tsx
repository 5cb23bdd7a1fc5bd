import { Trans } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import { type ListingState, listingOf } from '#domain/search/listing-state.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { ListingLink } from '#src/ui/market/listing-link.tsx';

/** Where a person says what they look for. */
export const searchRequestPath = '/account/zoekopdrachten/nieuw';

/** A listing without products: the next step is to say what one looks for (LIST-014), or to look more widely. */
export function EmptyListing({ state }: { readonly state: ListingState }) {
  const { base, filters } = state;
  const isFiltered = filters.length > 0;
  const words = base.kind === 'search' ? base.words : null;
  return (
    <EmptyState
      icon={Armchair}
      title={
        words === null ? <Trans>Nothing here right now</Trans> : <Trans>Nothing found for “{words}”</Trans>
      }
      action={
        <>
          <PathLink href={searchRequestPath} className={buttonClass({ kind: 'primary' })}>
            <Trans>Place a search request</Trans>
          </PathLink>
          <ListingLink
            state={isFiltered ? { ...state, filters: [], page: 1 } : listingOf({ kind: 'new' })}
            className={buttonClass({})}
          >
            {isFiltered ? <Trans>Clear all filters</Trans> : <Trans>See what just came in</Trans>}
          </ListingLink>
        </>
      }
    >
      <p>
        <Trans>Tell us what you are looking for, and you hear from us as soon as it comes in.</Trans>
      </p>
      {words !== null && (
        <p>
          <Trans>Or try one word less, or another one: “sofa” finds more than “three-seater sofa”.</Trans>
        </p>
      )}
    </EmptyState>
  );
}
