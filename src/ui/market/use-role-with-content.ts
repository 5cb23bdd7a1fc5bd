import { useEffect, useEffectEvent } from 'react';

/**
 * Opens the buyer's side of a list that opened with the seller's, once that one is known to be empty and this one to have
 * rows. `isEmptyAtOpening` is false as soon as the person chose anything: a side that was tapped stays.
 */
export function useBuyersSide(
  isEmptyAtOpening: boolean,
  buyersRows: number | undefined,
  open: () => void,
): void {
  const isToOpen = isEmptyAtOpening && (buyersRows ?? 0) > 0;
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (isToOpen) opened();
  }, [isToOpen]);
}
