import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftChange } from './draft-fields.ts';

export interface SetFlagOutcome {
  readonly change: DraftChange;
  /** The stock from before the ad became a set, to be given back when it stops being one; null when there is none. */
  readonly remembered: number | null;
}

/**
 * What choosing "this is a set" does (FORM-041): a set is sold as one, so its stock becomes 1 and cannot be changed;
 * no longer a set gives back the number from before (readings FORM-041).
 */
export function chooseSet(
  draft: Pick<ListingDraft, 'isSetOfProducts' | 'inventory'>,
  isSet: boolean,
  remembered: number | null,
): SetFlagOutcome {
  if (draft.isSetOfProducts === isSet) return { change: {}, remembered };
  if (isSet) return { change: { isSetOfProducts: true, inventory: 1 }, remembered: draft.inventory };
  const change: DraftChange =
    draft.isSetOfProducts === true && remembered !== null
      ? { isSetOfProducts: false, inventory: remembered }
      : { isSetOfProducts: false };
  return { change, remembered: null };
}

/** The stock may be changed only while the ad is not a set (FORM-041). */
export function isInventoryLocked(draft: Pick<ListingDraft, 'isSetOfProducts'>): boolean {
  return draft.isSetOfProducts === true;
}
