import { freshState } from '#domain/account-list/list-state.ts';
import { defaultOrderSort } from '#domain/orders/order-role.ts';
import { forgetListsOfBefore, sessionStore, storedState, storeState } from '#src/ui/market/list-memory.ts';

const bought = { role: 'BUYER', sort: defaultOrderSort, direction: 'DESC' } as const;

/** The list of orders, opened next, shows what was bought: it opens with what was sold (ORDER-031). Choices in it stay. */
export function chooseBought(): void {
  const store = sessionStore();
  forgetListsOfBefore(store);
  if (storedState(store, 'orders', bought)?.role !== 'BUYER') storeState(store, 'orders', freshState(bought));
}
