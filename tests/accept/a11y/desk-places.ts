import { graphql, login } from '../../browser/fixtures/accounts.ts';
import type { Place } from '../../browser/fixtures/places.ts';

/** The lists of the staff desk, and its pages without entries, below /staff. */
export const deskLists: readonly string[] = [
  ...['', '/review', '/products', '/reports', '/cases', '/withdrawals', '/users', '/orders', '/parcels'],
  ...['/payments', '/payouts', '/reconciliation', '/outbox', '/mails', '/search', '/audit'],
];

interface Entry {
  readonly uuid: string;
  /** Its state, if pages differ by it. */
  readonly state?: string;
}

interface Entries {
  readonly items: readonly Entry[];
}

/** An entry of a list in each state; the names are the lists' paths. */
export const ENTRIES = `{
  review: reviewQueue(limit: 1) { ... on ProductList { items: products { uuid } } }
  products: staffProducts(limit: 100) { ... on StaffProductList { items: products { uuid state: status } } }
  reports: staffReports(limit: 100) { ... on StaffReportPage { items { uuid state } } }
  cases: staffCases(list: ALL, limit: 100) { ... on StaffCasePage { items { uuid state } } }
  withdrawals: staffWithdrawals(list: ALL, limit: 100) { ... on StaffWithdrawalPage { items { uuid state } } }
  users: staffUsers(limit: 100) { ... on StaffUserPage { items { uuid state } } }
  orders: staffOrders(limit: 3) { ... on StaffOrderPage { items { uuid state: number } } }
  parcels: staffParcels(list: ALL, limit: 100) { ... on StaffParcelPage { items { uuid state: status } } }
  payouts: staffPayouts(limit: 100) { ... on StaffPayoutPage { items { payout { uuid state: status } } } }
}`;

/** The lists of the staff desk, and one entry of each in every state that the demo has. */
export async function deskPlaces(baseUrl: string): Promise<readonly Place[]> {
  const { authToken } = await login(baseUrl, 'staff');
  const { payouts, ...others } = await graphql<
    Readonly<Record<string, Entries>> & {
      readonly payouts: { readonly items: readonly { readonly payout: Entry }[] };
    }
  >(baseUrl, ENTRIES, {}, authToken);
  const entries = Object.entries({
    ...others,
    payouts: { items: payouts.items.map(({ payout }) => payout) },
  });
  return [
    ...deskLists.map((path) => desk(`desk${path}`, path)),
    ...entries.flatMap(([list, { items }]) =>
      [...Map.groupBy(items, ({ state = '' }) => state)].flatMap(([state, [entry]]) =>
        entry === undefined ? [] : [desk(`desk/${list} ${state}`, `/${list}/${entry.uuid}`)],
      ),
    ),
  ];
}

function desk(name: string, path: string): Place {
  return { name, path: `/staff${path}`, account: 'staff' };
}
