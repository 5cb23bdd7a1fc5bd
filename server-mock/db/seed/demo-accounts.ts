import type { Kysely } from 'kysely';
import { demoAccounts, demoPassword } from '../../modules/auth/demo-accounts.ts';
import { newUserRow, type User } from '../../modules/auth/users.ts';
import type { Database } from '../schema.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

/** The rows of the demo accounts; made before the seed's transaction, because hashing passwords takes its time. */
export async function accountRows(now: Date): Promise<readonly User[]> {
  const rows = demoAccounts.map(({ email, name, seller, isStaff }) => {
    const sellerId = seller === null ? null : demoSellerId(seller);
    const id = steadyId(`user ${email}`);
    return newUserRow({ id, email, name, password: demoPassword, isStaff, sellerId }, now);
  });
  return await Promise.all(rows);
}

/** Stores the demo accounts; an address that somebody has already is left to them. */
export async function seedAccounts(db: Kysely<Database>, rows: readonly User[]): Promise<void> {
  await db
    .insertInto('users')
    .values([...rows])
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
