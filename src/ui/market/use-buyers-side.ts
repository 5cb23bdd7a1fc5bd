import { useEffect, useEffectEvent } from 'react';

/** A query for the first rows of the buyer's side. */
export interface BuyersRows {
  readonly data: { readonly totalCount: number } | undefined;
  readonly isLoading: boolean;
}

/**
 * Switches a list from the seller's side to the buyer's, once the former is known to be empty and the latter to have
 * rows. `isEmptyAtOpening` must be false once the person has changed anything, so that a chosen side stays. Returns
 * true while that is not decided: an empty list is not shown for a moment before the full one.
 */
export function useBuyersSide(isEmptyAtOpening: boolean, buyers: BuyersRows, open: () => void): boolean {
  const isToOpen = isEmptyAtOpening && (buyers.data?.totalCount ?? 0) > 0;
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (isToOpen) opened();
  }, [isToOpen]);
  return isToOpen || (isEmptyAtOpening && buyers.isLoading);
}
