import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Armchair,
  Banknote,
  ClipboardCheck,
  CreditCard,
  Flag,
  Inbox,
  type LucideIcon,
  Package,
  PackageX,
  Scale,
  ScrollText,
  Search,
  TriangleAlert,
  Undo2,
  Users,
} from 'lucide-react';
import type { DeskCounts } from './desk-query.ts';

export interface DeskSection {
  /** The URL of the list; the URLs of its detail pages start with it. */
  readonly path: string;
  readonly icon: LucideIcon;
  readonly label: MessageDescriptor;
  /** A description of the list, for the overview. */
  readonly description: MessageDescriptor;
  /** The number of waiting or existing entries. */
  readonly count: (counts: DeskCounts) => number;
  /** Whether the count is open work; it is highlighted above 0. */
  readonly isWork: boolean;
  /** The number of entries past their deadline. */
  readonly overdue?: (counts: DeskCounts) => number;
}

/** The lists of the staff desk, in menu order. A new list needs one entry here and its routes. */
export const deskSections: readonly DeskSection[] = [
  {
    path: '/staff/review',
    icon: ClipboardCheck,
    label: msg`Review`,
    description: msg`Listings awaiting approval, oldest first`,
    count: ({ productsInReview }) => productsInReview,
    isWork: true,
  },
  {
    path: '/staff/products',
    icon: Armchair,
    label: msg`Products`,
    description: msg`Every product, from draft to sold`,
    count: ({ products }) => products,
    isWork: false,
  },
  {
    path: '/staff/reports',
    icon: Flag,
    label: msg`Reports`,
    description: msg`Reports and appeals`,
    count: ({ openReports }) => openReports,
    isWork: true,
    overdue: ({ overdueReports }) => overdueReports,
  },
  {
    path: '/staff/cases',
    icon: Scale,
    label: msg`Complaints`,
    description: msg`Complaints about orders, returns and appeals`,
    count: ({ casesForStaff }) => casesForStaff,
    isWork: true,
    overdue: ({ overdueCases }) => overdueCases,
  },
  {
    path: '/staff/withdrawals',
    icon: Undo2,
    label: msg`Withdrawals`,
    description: msg`Buyers withdrawing from purchases from business sellers`,
    count: ({ withdrawalsForStaff }) => withdrawalsForStaff,
    isWork: true,
    overdue: ({ overdueWithdrawals }) => overdueWithdrawals,
  },
  {
    path: '/staff/users',
    icon: Users,
    label: msg`Users`,
    description: msg`Accounts, roles, sessions and suspensions`,
    count: ({ users }) => users,
    isWork: false,
  },
  {
    path: '/staff/orders',
    icon: Package,
    label: msg`Orders`,
    description: msg`All orders, with payments and history`,
    count: ({ orders }) => orders,
    isWork: false,
  },
  {
    path: '/staff/parcels',
    icon: PackageX,
    label: msg`Parcels with a problem`,
    description: msg`Lost, returned to sender, or not accepted by the carrier`,
    count: ({ parcelsInTrouble }) => parcelsInTrouble,
    isWork: true,
    overdue: ({ overdueParcels }) => overdueParcels,
  },
  {
    path: '/staff/payments',
    icon: CreditCard,
    label: msg`Payments`,
    description: msg`All payments, including failed ones`,
    count: ({ payments }) => payments,
    isWork: false,
  },
  {
    path: '/staff/payouts',
    icon: Banknote,
    label: msg`Payouts`,
    description: msg`Release, failed payouts, daily comparison`,
    count: ({ payoutsToRelease }) => payoutsToRelease,
    isWork: true,
    overdue: ({ overduePayouts }) => overduePayouts,
  },
  {
    path: '/staff/reconciliation',
    icon: TriangleAlert,
    label: msg`Payout alerts`,
    description: msg`Delayed payouts, differences with the provider, the ledger`,
    count: ({ payoutAlarms }) => payoutAlarms,
    isWork: true,
  },
  {
    path: '/staff/outbox',
    icon: Inbox,
    label: msg`Jobs and newsletter`,
    description: msg`Failed jobs and emails, subscribers`,
    count: ({ failedJobs }) => failedJobs,
    isWork: true,
  },
  {
    path: '/staff/search',
    icon: Search,
    label: msg`Search index`,
    description: msg`Searches without results, status of the index`,
    count: ({ searchMisses }) => searchMisses,
    isWork: false,
  },
  {
    path: '/staff/audit',
    icon: ScrollText,
    label: msg`Audit log`,
    description: msg`Account events and staff actions`,
    count: ({ auditLines }) => auditLines,
    isWork: false,
  },
];

/** The section that a path belongs to; null for the overview. */
export function sectionOf(pathname: string): DeskSection | null {
  return deskSections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? null;
}
