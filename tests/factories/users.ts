import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { type NewUser, newUserRow, type User } from '#server/modules/auth/users.ts';

/** A stored user with the password for signing in. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly row: User;
}

const password = 'zomer-in-utrecht-1';

/**
 * The least that argon2 accepts: the tests make thousands of users and sign in as often, and verifying a password takes
 * the parameters from its hash. Tests of the real cost sign up.
 */
const leastCost = { memory: 8, passes: 1, parallelism: 1 };

/** Inserts a user with unique default values. */
export async function makeUser(db: Kysely<Database>, given: Partial<NewUser> = {}): Promise<TestUser> {
  const user: NewUser = {
    email: `${randomUUID()}@hervonden.test`,
    name: 'Robin de Vries',
    password,
    ...given,
  };
  const values = await newUserRow(user, new Date(), leastCost);
  const row = await db.insertInto('users').values(values).returningAll().executeTakeFirstOrThrow();
  return { id: row.id, email: row.email, password: user.password, row };
}
