import type { MenuList, OfflinePolicy, RouteSpec } from './route-spec.ts';

/** The module of the layout around all pages of the account, with their menu. */
export const accountLayout = 'account/account-frame.tsx';

interface AccountSpec<Path extends string> extends RouteSpec {
  readonly path: Path;
}

interface MenuSpec<Path extends string> extends AccountSpec<Path> {
  readonly menu: MenuList;
}

function accountPage<const Path extends `/account${string}`>(
  path: Path,
  name: string,
  offline: OfflinePolicy = 'on-open',
): AccountSpec<Path> {
  return {
    ...{ path, module: `account/${name}.tsx`, audience: 'personal', isIndexed: false },
    ...{ offline, catalogs: ['account'], layouts: [accountLayout] },
  };
}

/** A page with an entry in the account's menu: in the list of the specification (ACCT-002), or in the one below it. */
function menuPage<const Path extends `/account${string}`>(
  menu: MenuList,
  path: Path,
  name: string,
  offline?: OfflinePolicy,
): MenuSpec<Path> {
  return { ...accountPage(path, name, offline), menu };
}

/** The pages with an entry in the account's menu, in its order. */
export const menuRoutes = [
  menuPage('main', '/account', 'account', 'shell'),
  menuPage('main', '/account/items', 'items', 'shell'),
  menuPage('main', '/account/bestellingen', 'orders'),
  menuPage('main', '/account/biedingen', 'bids'),
  menuPage('main', '/account/chats', 'chats'),
  menuPage('main', '/account/favorieten', 'favourites', 'shell'),
  menuPage('main', '/account/zoekopdrachten', 'wanted-list'),
  menuPage('main', '/account/gegevens', 'data'),
  menuPage('more', '/account/meldingen', 'notifications'),
  menuPage('more', '/account/uitbetalingen', 'payouts'),
  menuPage('more', '/account/gevolgd', 'following'),
  menuPage('more', '/account/gemeld/$', 'own-reports'),
  menuPage('more', '/account/beveiliging', 'security'),
  menuPage('more', '/account/synchronisatie', 'sync', 'idle'),
] as const;

/** The pages of the account. */
export const accountRoutes = [
  ...menuRoutes,
  accountPage('/account/items/$itemUuid', 'item'),
  accountPage('/account/verkoopsuggesties', 'suggestions'),
  accountPage('/account/verkoopsuggesties/$itemUuid', 'suggestion'),
  accountPage('/account/bestellingen/$itemUuid', 'order'),
  accountPage('/account/bestellingen/$itemUuid/$subpage', 'order-subpage'),
  accountPage('/account/biedingen/$itemUuid', 'bid'),
  accountPage('/account/chats/$itemUuid', 'chats-thread'),
  accountPage('/account/meldingen/instellingen', 'notification-settings'),
  accountPage('/account/zoekopdrachten/$itemUuid', 'wanted-item'),
  accountPage('/account/adressen', 'addresses'),
] as const;

/**
 * The layout with the form of a draft. A new draft keeps its form when it gets a path of its own, because both routes
 * only name the draft.
 */
export const draftLayout = 'account/items-draft.tsx';
const layouts = [accountLayout, draftLayout];
export const draftRoutes = [
  // The server renders its beginning, which is the same for everybody, so that the title can be typed at once.
  { ...accountPage('/account/items/nieuw', 'items-new', 'shell'), layouts, audience: 'public' },
  { ...accountPage('/account/items/concepten/$draftId', 'items-draft-by-id', 'shell'), layouts },
] as const;

export type MenuPath = (typeof menuRoutes)[number]['path'];
