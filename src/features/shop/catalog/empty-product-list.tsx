import { Plural, Trans } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import { type ProductListState, productListOf } from '#domain/search/product-list-state.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { ProductListLink } from '#src/ui/market/product-list-link.tsx';
import type { ProductListFacet } from './product-list-query.ts';
import { widerDistance } from './wider-distance.ts';

/** The page with the form for a wanted item. */
const searchRequestPath = '/account/zoekopdrachten/nieuw';

export interface EmptyProductListProps {
  readonly state: ProductListState;
  /** The filters that can still be chosen. */
  readonly facets: readonly ProductListFacet[];
}

/**
 * A product list without products. Suggests the next step: a larger distance where that helps (U9), a wanted item
 * (LIST-014), or a wider list.
 */
export function EmptyProductList({ state, facets }: EmptyProductListProps) {
  const { base, filters } = state;
  const wider = widerDistance(state, facets);
  const isFiltered = filters.length > 0;
  const words = base.kind === 'search' ? base.words : null;
  return (
    <EmptyState
      icon={Armchair}
      title={
        words === null ? <Trans>No products right now</Trans> : <Trans>Nothing found for “{words}”</Trans>
      }
      action={
        <>
          {wider !== null && (
            <ProductListLink state={wider.state} className={buttonClass({ kind: 'primary' })}>
              <WiderText km={wider.km} count={wider.count} />
            </ProductListLink>
          )}
          <PathLink
            href={searchRequestPath}
            className={buttonClass(wider === null ? { kind: 'primary' } : {})}
          >
            <Trans>Post a wanted request</Trans>
          </PathLink>
          <ProductListLink
            state={isFiltered ? { ...state, filters: [], page: 1 } : productListOf({ kind: 'new' })}
            className={buttonClass({})}
          >
            {isFiltered ? <Trans>Clear all filters</Trans> : <Trans>See new arrivals</Trans>}
          </ProductListLink>
        </>
      }
    >
      <p>
        <Trans>Tell us what you are looking for and we’ll let you know as soon as it is for sale.</Trans>
      </p>
      {words !== null && (
        <p>
          <Trans>Or use fewer or different words: “sofa” gives more results than “three-seater sofa”.</Trans>
        </p>
      )}
    </EmptyState>
  );
}

function WiderText({ km, count }: { readonly km: number; readonly count: number }) {
  return (
    <Plural
      value={count}
      one={`Within ${km} km there is # product`}
      other={`Within ${km} km there are # products`}
    />
  );
}
