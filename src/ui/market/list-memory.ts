import { type ListDefaults, type ListState, readState } from '#domain/account-list/list-state.ts';
import { sessionKeyOf } from '#domain/storage/entry-keys.ts';

/** The account's lists by name, each with the path of the list; the paths of its detail pages start with it. */
const listPaths = {
  ads: '/account/items',
  orders: '/account/bestellingen',
  bids: '/account/biedingen',
  chats: '/account/chats',
  wanted: '/account/zoekopdrachten',
  suggestions: '/account/verkoopsuggesties',
} as const;
export type ListName = keyof typeof listPaths;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: ListName) => sessionKeyOf.accountList(name);

function names(): readonly ListName[] {
  return Object.keys(listPaths).filter((name): name is ListName => name in listPaths);
}

/** Null if the browser has no sessionStorage. */
export function sessionStore(): Store | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/** The stored state of a list, which lasts while the tab stays in the list (ACCT-008). */
export function storedState(store: Store | null, name: ListName, defaults: ListDefaults): ListState | null {
  return readState(store?.getItem(keyOf(name)) ?? null, defaults);
}

export function storeState(store: Store | null, name: ListName, state: ListState): void {
  try {
    store?.setItem(keyOf(name), JSON.stringify(state));
  } catch {
    // If storage is full, the state is lost on the next reload.
  }
}

/** Removes the state of every list unless `pathname` is that list or one of its detail pages (ACCT-011). */
export function forgetListsOutside(store: Store | null, pathname: string): void {
  for (const name of names()) {
    const path = listPaths[name];
    if (pathname !== path && !pathname.startsWith(`${path}/`)) store?.removeItem(keyOf(name));
  }
}

let isKnown = false;

/**
 * Removes states left by an earlier page in this tab, once, before any state is read or written. A reload and history
 * navigation keep them (ACCT-011).
 */
export function forgetListsOfBefore(store: Store | null): void {
  const [opened] = performance.getEntriesByType('navigation');
  const isNew = opened !== undefined && 'type' in opened && opened.type === 'navigate';
  if (isNew && !isKnown) forgetLists(store);
  isKnown = true;
}

function forgetLists(store: Store | null): void {
  for (const name of names()) store?.removeItem(keyOf(name));
}
