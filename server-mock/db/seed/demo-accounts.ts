import type { Kysely } from 'kysely';
import { demoAccounts, demoPassword } from '../../modules/auth/demo-accounts.ts';
import { newUserRow, type User } from '../../modules/auth/users.ts';
import type { Database } from '../schema.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

/** Builds the rows of the demo accounts. Runs before the seed's transaction, because hashing passwords is slow. */
export async function accountRows(now: Date): Promise<readonly User[]> {
  const rows = demoAccounts.map(({ email, name, seller, isStaff }) => {
    const sellerId = seller === null ? null : demoSellerId(seller);
    const id = steadyId(`user ${email}`);
    return newUserRow({ id, email, name, password: demoPassword, isStaff, sellerId }, now);
  });
  return await Promise.all(rows);
}

/** Inserts the demo accounts; an email address that is already in use is skipped. */
export async function seedAccounts(db: Kysely<Database>, rows: readonly User[]): Promise<void> {
  await db
    .insertInto('users')
    .values([...rows])
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
