import { freshState } from '#domain/account-list/list-state.ts';
import { defaultOrderSort } from '#domain/orders/order-role.ts';
import { forgetListsOfBefore, sessionStore, storedState, storeState } from '#src/ui/market/list-memory.ts';

const bought = { role: 'BUYER', sort: defaultOrderSort, direction: 'DESC' } as const;

/**
 * Makes the order list open with purchases; by default it opens with sales (ORDER-031). Filters and sorting that were
 * chosen for purchases are preserved.
 */
export function chooseBought(): void {
  const store = sessionStore();
  forgetListsOfBefore(store);
  if (storedState(store, 'orders', bought)?.role !== 'BUYER') storeState(store, 'orders', freshState(bought));
}
