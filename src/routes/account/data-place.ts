import type { PickedAddress } from '#src/features/addresses/use-address-search.ts';
import type { PlacePart } from '#src/features/seller-data/details-fields.tsx';

/** A found address for the seller form; a province that is not known is left as it is. */
export function placePart({ province, ...place }: PickedAddress): PlacePart {
  return province === null ? place : { ...place, province };
}
