import { Plural, Trans } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import { type ListingState, listingOf } from '#domain/search/listing-state.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { ListingLink } from '#src/ui/market/listing-link.tsx';
import type { ListingFacet } from './listing-query.ts';
import { widerDistance } from './wider-distance.ts';

/** Where a person says what they look for. */
const searchRequestPath = '/account/zoekopdrachten/nieuw';

export interface EmptyListingProps {
  readonly state: ListingState;
  /** What can be chosen beside what was. */
  readonly facets: readonly ListingFacet[];
}

/**
 * A listing without products: the next step is to look a little farther away where that helps (U9), to say what one
 * looks for (LIST-014), or to look more widely.
 */
export function EmptyListing({ state, facets }: EmptyListingProps) {
  const { base, filters } = state;
  const wider = widerDistance(state, facets);
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
          {wider !== null && (
            <ListingLink state={wider.state} className={buttonClass({ kind: 'primary' })}>
              <WiderWords km={wider.km} count={wider.count} />
            </ListingLink>
          )}
          <PathLink
            href={searchRequestPath}
            className={buttonClass(wider === null ? { kind: 'primary' } : {})}
          >
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

function WiderWords({ km, count }: { readonly km: number; readonly count: number }) {
  return (
    <Plural
      value={count}
      one={`Within ${km} km there is # item`}
      other={`Within ${km} km there are # items`}
    />
  );
}
