import { sql, type Transaction } from 'kysely';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { productsHeldFor } from '../carts/bid-cart-view.ts';
import { endProducts } from '../catalog/public.ts';
import { recordReleased } from '../reservations/public.ts';
import { endFollowsOf } from '../watches/public.ts';
import { personalData, tableNames } from './personal-data.ts';
import type { Person, TableName } from './table-inventory.ts';

/**
 * Tables whose rows depend on rows of other tables are erased first: those of an order without an account, for example,
 * are found by the email address of the order.
 */
const first: readonly TableName[] = [
  'withdrawals',
  'cases',
  'simulated_parcels',
  'shipments',
  'order_deliveries',
  'logged_events',
  'push_attempts',
  'board_items',
  'cart_discounts',
  'cart_lines',
  'wanted_images',
  'wanted_matches',
  'wishlist_items',
  'product_images',
  'product_translations',
];

/**
 * Erases a person's data from every table, in the caller's transaction (GDPR article 17; L2). What the other party of
 * a sale or an offer needs is preserved without a name. Products that can still be bought are ended first.
 */
export async function erasePerson(scope: CommandScope, person: Person): Promise<void> {
  const { tx } = scope;
  if (person.sellerId !== null) {
    await endProducts(scope, person.sellerId);
    await endFollowsOf(tx, person.sellerId);
  }
  // Carts are deleted with the account, which releases what accepted bids reserve in them.
  await recordReleased(scope, await productsHeldFor(tx, person.userId));
  const rest = tableNames.filter((table) => !first.includes(table));
  for (const table of [...first, ...rest]) await eraseIn(tx, table, person);
}

async function eraseIn(tx: Transaction<Database>, table: TableName, person: Person): Promise<void> {
  const { rows, erase } = personalData[table];
  if (rows === null || erase === undefined) return;
  if (erase === 'delete') {
    await sql`delete from ${sql.table(table)} where ${rows(person)}`.execute(tx);
    return;
  }
  const blank = Object.entries(erase.blank(person));
  if (blank.length === 0) return;
  const sets = sql.join(blank.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  await sql`update ${sql.table(table)} set ${sets} where ${rows(person)}`.execute(tx);
}
