import { type ListDefaults, type ListState, readState } from '#domain/account-list/list-state.ts';

/** The account's lists by name, with the address under which they and their detail pages stand. */
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

const keyOf = (name: ListName) => `account-list-${name}`;

function names(): readonly ListName[] {
  return Object.keys(listPaths).filter((name): name is ListName => name in listPaths);
}

/** Null where a browser keeps nothing. */
export function sessionStore(): Store | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/** What was chosen in a list while this tab stayed with it (ACCT-008). */
export function storedState(store: Store | null, name: ListName, defaults: ListDefaults): ListState | null {
  return readState(store?.getItem(keyOf(name)) ?? null, defaults);
}

export function storeState(store: Store | null, name: ListName, state: ListState): void {
  try {
    store?.setItem(keyOf(name), JSON.stringify(state));
  } catch {
    // A full store: the list works, and forgets at the next reload.
  }
}

/** Drops the choices of every list that `pathname` is neither the list nor a detail page of (ACCT-011). */
export function forgetListsOutside(store: Store | null, pathname: string): void {
  for (const name of names()) {
    const path = listPaths[name];
    if (pathname !== path && !pathname.startsWith(`${path}/`)) store?.removeItem(keyOf(name));
  }
}

let isKnown = false;

/**
 * Drops what another page of this tab kept, once, before a list reads its choices or is given some: a page that was
 * opened again keeps them (ACCT-011).
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
