import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { createUser, type NewUser, type User } from '#server/modules/auth/users.ts';

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
  const row = await createUser(db, user, new Date());
  return { id: row.id, email: row.email, password: user.password, row };
}
