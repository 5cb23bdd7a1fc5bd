import { useEffect, useEffectEvent } from 'react';

/** A query for the rows of one side of a list. */
export interface SideRows {
  readonly data: { readonly totalCount: number } | undefined;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
}

export interface BuyersSide {
  /** The rows of the seller's side, from the cache or the server. */
  readonly sellers: SideRows;
  /** The rows of the buyer's side. */
  readonly buyers: SideRows;
  /** False once the person has changed anything, so that a chosen side stays. */
  readonly isUntouched: boolean;
  readonly open: () => void;
}

/** Whether a side has no rows, as far as is known. */
export function seemsEmpty({ data }: Pick<SideRows, 'data'>): boolean {
  return data?.totalCount === 0;
}

/**
 * Switches a list from the seller's side to the buyer's, once the former is known to be empty and the latter to have
 * rows. An empty side from the cache is asked for again first: something may have been sold since. Returns true while
 * that is not decided: an empty list is not shown for a moment before the full one.
 */
export function useBuyersSide({ sellers, buyers, isUntouched, open }: BuyersSide): boolean {
  const isCandidate = isUntouched && seemsEmpty(sellers);
  const isChecking = sellers.isFetching && !sellers.isFetchedAfterMount;
  const isToOpen = isCandidate && !isChecking && (buyers.data?.totalCount ?? 0) > 0;
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (isToOpen) opened();
  }, [isToOpen]);
  return isCandidate && (isChecking || isToOpen || buyers.isLoading);
}
