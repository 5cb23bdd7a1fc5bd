import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { type NewUser, newUserRow, type User } from '#server/modules/auth/users.ts';

/** A stored user together with the password that logs them in. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly row: User;
}

const password = 'zomer-in-utrecht-1';

/** Stores a user; every part may be given, the rest is made up and unique. */
export async function makeUser(db: Kysely<Database>, given: Partial<NewUser> = {}): Promise<TestUser> {
  const user: NewUser = {
    email: `${randomUUID()}@hervonden.test`,
    name: 'Robin de Vries',
    password,
    ...given,
  };
  // Not inside a transaction: hashing takes its time.
  const values = await newUserRow(user, new Date());
  const row = await db.insertInto('users').values(values).returningAll().executeTakeFirstOrThrow();
  return { id: row.id, email: row.email, password: user.password, row };
}
