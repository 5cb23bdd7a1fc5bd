import { useEffect, useEffectEvent } from 'react';
import type { ListState } from '#domain/account-list/list-state.ts';

/** True for a list of what somebody sold or received that is empty without being searched or filtered. */
export function isEmptyAsSeller(
  { role, search, filters }: Pick<ListState, 'role' | 'search' | 'filters'>,
  count: number | undefined,
): boolean {
  return role === 'SELLER' && search === '' && filters.length === 0 && count === 0;
}

/** Opens the buyer's side of a list in the place of the seller's empty one, once it is known to have rows. */
export function useBuyersSide(isEmpty: boolean, buyersRows: number | undefined, open: () => void): void {
  const isToOpen = isEmpty && (buyersRows ?? 0) > 0;
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (isToOpen) opened();
  }, [isToOpen]);
}
