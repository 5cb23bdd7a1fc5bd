import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  Bell,
  BellRing,
  Binoculars,
  ClipboardCheck,
  CloudUpload,
  Flag,
  Gavel,
  Heart,
  House,
  type LucideIcon,
  MessageCircle,
  Package,
  Rows3,
  ShieldCheck,
  UserRound,
} from 'lucide-react';

import { type MenuPath, menuRoutes } from '#src/route-manifest/account-routes.ts';
import type { MenuList } from '#src/route-manifest/route-spec.ts';
import { staticPrefix } from '#src/route-manifest/static-prefix.ts';

export interface MenuEntry {
  /** The path of the entry; pages below it belong to the entry too. */
  readonly path: string;
  readonly icon: LucideIcon;
  readonly label: MessageDescriptor;
}

/** How the entries look. Which pages have one, and where, is in the route manifest. */
const appearance: Readonly<Record<MenuPath, Pick<MenuEntry, 'icon' | 'label'>>> = {
  '/account': { icon: House, label: msg`Overview` },
  '/account/items': { icon: Rows3, label: msg`My listings` },
  '/account/bestellingen': { icon: Package, label: msg`Orders` },
  '/account/biedingen': { icon: Gavel, label: msg`Bids` },
  '/account/chats': { icon: MessageCircle, label: msg`Chats` },
  '/account/favorieten': { icon: Heart, label: msg`Favourites` },
  '/account/zoekopdrachten': { icon: Binoculars, label: msg`Wanted requests` },
  '/account/gegevens': { icon: UserRound, label: msg`My details` },
  '/account/meldingen': { icon: Bell, label: msg`Notifications` },
  '/account/uitbetalingen': { icon: Banknote, label: msg`Payouts` },
  '/account/gevolgd': { icon: BellRing, label: msg`Following` },
  '/account/gemeld/$': { icon: Flag, label: msg`Your reports` },
  '/account/beveiliging': { icon: ShieldCheck, label: msg`Security` },
  '/account/synchronisatie': { icon: CloudUpload, label: msg`Unsent changes` },
};

function entriesOf(list: MenuList): readonly MenuEntry[] {
  return menuRoutes
    .filter(({ menu }) => menu === list)
    .map(({ path }) => ({ path: staticPrefix(path), ...appearance[path] }));
}

/** The account menu, in this order (ACCT-002). */
export const menuEntries = entriesOf('main');

/** Entries that the menu of the specification (ACCT-002) does not list, shown separately below it. */
export const moreEntries = entriesOf('more');

/** The entry with the number of edits that are not sent yet. */
export const waitingPath = '/account/synchronisatie' satisfies MenuPath;

/** The entry with the number of unread notifications. */
export const notificationsPath = '/account/meldingen' satisfies MenuPath;

/** For staff, below the other entries. */
export const staffEntry: MenuEntry = { path: '/staff', icon: ClipboardCheck, label: msg`Staff desk` };

/** The entry that is marked as new; null for none (ACCT-004, docs/readings.md). */
export const newEntryPath: MenuPath | null = '/account/zoekopdrachten';

/**
 * The entry that a pathname belongs to: the one with the longest path that is its prefix. Sale suggestions are opened
 * from "my ads" and belong to that entry (ROUTE-081, docs/readings.md). Null outside the account.
 */
export function activeEntryPath(pathname: string): string | null {
  const address = pathname.replace(/\/+$/, '');
  if (address === '/account/verkoopsuggesties' || address.startsWith('/account/verkoopsuggesties/'))
    return '/account/items';
  const fitting = [...menuEntries, ...moreEntries].filter(
    ({ path }) => address === path || (path !== '/account' && address.startsWith(`${path}/`)),
  );
  return fitting.toSorted((one, other) => other.path.length - one.path.length)[0]?.path ?? null;
}
