import { Trans } from '@lingui/react/macro';
import type { ProductListState, SearchPlace } from '#domain/search/product-list-state.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';

export interface MissingPlaceProps {
  readonly state: ProductListState;
  /** The person's own place, if they entered one. */
  readonly place: SearchPlace | null;
  readonly onChange: (state: ProductListState) => void;
  readonly onNeedPlace: (() => void) | undefined;
}

/** The distance of a product list that has no place to measure it from; null for every other list. */
function distanceWithoutPlace({ filters, place }: ProductListState): string | null {
  return place === null ? (filters.find(({ type }) => type === 'DISTANCE')?.value ?? null) : null;
}

/** Says that the distance is not applied yet, and asks for the place (LIST-028). */
export function MissingPlace({ state, place, onChange, onNeedPlace }: MissingPlaceProps) {
  const km = distanceWithoutPlace(state);
  if (km === null) return null;
  const postcode = place?.postcode ?? '';
  return (
    <Banner
      kind="warning"
      title={<Trans>Within {km} km of which postcode?</Trans>}
      action={
        place === null ? (
          onNeedPlace !== undefined && (
            <Button onPress={onNeedPlace}>
              <Trans>Add your postcode</Trans>
            </Button>
          )
        ) : (
          <Button onPress={() => onChange({ ...state, place, page: 1 })}>
            <Trans>Use postcode {postcode}</Trans>
          </Button>
        )
      }
    >
      <Trans>Without a postcode, you see products from everywhere.</Trans>
    </Banner>
  );
}
