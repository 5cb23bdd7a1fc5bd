import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftChange } from './draft-fields.ts';

export interface SetFlagOutcome {
  readonly change: DraftChange;
  /** The stock from before the draft became a set, restored when it is no longer one; null when there is none. */
  readonly remembered: number | null;
}

/**
 * The changes when "this is a set" is chosen (FORM-041): a set is sold as one, so its stock is fixed to 1; when it is
 * no longer a set, the previous stock is restored (FORM-041, docs/readings.md).
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

/**
 * The stock can be changed only while the draft is not a set (FORM-041). A set that was sold starts with a stock of 0,
 * and can be put up for sale again.
 */
export function isInventoryLocked(isSet: boolean | null, startedWith: number | null): boolean {
  return isSet === true && startedWith !== 0;
}
