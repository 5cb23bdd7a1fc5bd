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

export interface MenuEntry {
  /** The path of the entry; pages below it belong to the entry too. */
  readonly path: string;
  readonly icon: LucideIcon;
  readonly label: MessageDescriptor;
}

/** The account menu, in this order (ACCT-002). */
export const menuEntries: readonly MenuEntry[] = [
  { path: '/account', icon: House, label: msg`Overview` },
  { path: '/account/items', icon: Rows3, label: msg`My listings` },
  { path: '/account/bestellingen', icon: Package, label: msg`Orders` },
  { path: '/account/biedingen', icon: Gavel, label: msg`Bids` },
  { path: '/account/chats', icon: MessageCircle, label: msg`Chats` },
  { path: '/account/favorieten', icon: Heart, label: msg`Favourites` },
  { path: '/account/zoekopdrachten', icon: Binoculars, label: msg`Search requests` },
  { path: '/account/gegevens', icon: UserRound, label: msg`My details` },
];

/** The entry with the number of edits that are not sent yet. */
export const waitingPath = '/account/synchronisatie';

/** The entry with the number of unread notifications. */
export const notificationsPath = '/account/meldingen';

/** Entries that the menu of the specification (ACCT-002) does not list, shown separately below it. */
export const moreEntries: readonly MenuEntry[] = [
  { path: notificationsPath, icon: Bell, label: msg`Notifications` },
  { path: '/account/uitbetalingen', icon: Banknote, label: msg`Payouts` },
  { path: '/account/gevolgd', icon: BellRing, label: msg`Following` },
  { path: '/account/gemeld', icon: Flag, label: msg`Your reports` },
  { path: '/account/beveiliging', icon: ShieldCheck, label: msg`Security` },
  { path: waitingPath, icon: CloudUpload, label: msg`Waiting changes` },
];

/** For staff, below the other entries. */
export const staffEntry: MenuEntry = { path: '/staff', icon: ClipboardCheck, label: msg`Staff desk` };

/** The entry that is marked as new; null for none (ACCT-004, docs/readings.md). */
export const newEntryPath: string | null = '/account/zoekopdrachten';

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
