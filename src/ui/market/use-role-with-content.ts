import { useEffect, useEffectEvent } from 'react';

/**
 * Switches a list from the seller's side to the buyer's, once the former is known to be empty and the latter to have
 * rows. `isEmptyAtOpening` must be false once the person has changed anything, so that a chosen side stays.
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
