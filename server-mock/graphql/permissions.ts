import { policy as health } from '../http/policy.ts';
import { policy as addresses } from '../modules/addresses/policy.ts';
import { policy as auth } from '../modules/auth/policy.ts';
import { policy as bids } from '../modules/bids/policy.ts';
import { policy as boards } from '../modules/boards/policy.ts';
import { policy as carts } from '../modules/carts/policy.ts';
import { policy as cases } from '../modules/cases/policy.ts';
import { policy as catalog } from '../modules/catalog/policy.ts';
import { policy as chats } from '../modules/chats/policy.ts';
import { policy as consent } from '../modules/consent/policy.ts';
import { policy as content } from '../modules/content/policy.ts';
import { policy as dac7 } from '../modules/dac7/policy.ts';
import { policy as dashboard } from '../modules/dashboard/policy.ts';
import { policy as delivery } from '../modules/delivery/policy.ts';
import { policy as events } from '../modules/events/policy.ts';
import { policy as media } from '../modules/media/policy.ts';
import { policy as newsletter } from '../modules/newsletter/policy.ts';
import { policy as notifications } from '../modules/notifications/policy.ts';
import { policy as orders } from '../modules/orders/policy.ts';
import { policy as payments } from '../modules/payments/policy.ts';
import { policy as payouts } from '../modules/payouts/policy.ts';
import { policy as pickups } from '../modules/pickups/policy.ts';
import { policy as privacy } from '../modules/privacy/policy.ts';
import { policy as push } from '../modules/push/policy.ts';
import { policy as questions } from '../modules/questions/policy.ts';
import { policy as reports } from '../modules/reports/policy.ts';
import { policy as reviews } from '../modules/reviews/policy.ts';
import { policy as sellers } from '../modules/sellers/policy.ts';
import { policy as shipments } from '../modules/shipments/policy.ts';
import { policy as staff } from '../modules/staff/policy.ts';
import { policy as staffDesk } from '../modules/staff-desk/policy.ts';
import { policy as suggestions } from '../modules/suggestions/policy.ts';
import { policy as sync } from '../modules/sync/policy.ts';
import { policy as transports } from '../modules/transports/policy.ts';
import { policy as wanted } from '../modules/wanted/policy.ts';
import { policy as watches } from '../modules/watches/policy.ts';
import { policy as wishlist } from '../modules/wishlist/policy.ts';
import { policy as withdrawals } from '../modules/withdrawals/policy.ts';
import type { Policy, PolicyRow } from './policy.ts';

/** One line per module: each module's `policy`. */
const policies: readonly Policy[] = [
  addresses,
  auth,
  bids,
  boards,
  carts,
  cases,
  withdrawals,
  catalog,
  chats,
  consent,
  content,
  dashboard,
  delivery,
  events,
  health,
  media,
  newsletter,
  notifications,
  orders,
  payments,
  pickups,
  dac7,
  payouts,
  privacy,
  push,
  questions,
  reports,
  reviews,
  sellers,
  shipments,
  staff,
  staffDesk,
  suggestions,
  sync,
  transports,
  wanted,
  watches,
  wishlist,
];

/** All rows by operation; throws at startup if two modules define the same operation. */
export const permissions: ReadonlyMap<string, PolicyRow> = joined(policies);

function joined(parts: readonly Policy[]): ReadonlyMap<string, PolicyRow> {
  const rows = new Map<string, PolicyRow>();
  for (const [operation, row] of parts.flatMap((part) => Object.entries(part))) {
    if (rows.has(operation)) throw new Error(`Two modules have a permission row for ${operation}.`);
    rows.set(operation, row);
  }
  return rows;
}

/** Returns the row of an operation; throws if there is none (PERM-008). */
export function permissionOf(operation: string): PolicyRow {
  const row = permissions.get(operation);
  if (row === undefined) {
    throw new Error(`${operation} has no permission row: add it to its module's policy.ts.`);
  }
  return row;
}
