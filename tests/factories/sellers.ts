import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { NewUser } from '#server/modules/auth/users.ts';
import type { SellersTable } from '#server/modules/sellers/tables.ts';
import { makeUser, type TestUser } from './users.ts';

export type SellerPart = Partial<Insertable<SellersTable>>;

const declared = {
  ...{ contact_email: 'info@winkel.test', registration_number: '12345678' },
  self_certified_at: new Date(),
};

/** Inserts a seller and returns its id; private and allowed to publish by default. */
export async function makeSeller(db: Kysely<Database>, given: SellerPart = {}): Promise<string> {
  const id = given.id ?? randomUUID();
  await db
    .insertInto('sellers')
    .values({
      name: 'Robin de Vries',
      phone: '+31600000000',
      type: 'private',
      can_publish: true,
      street: 'Biltstraat',
      house_number: '88',
      postcode: '3572 BJ',
      city: 'Utrecht',
      province: 'nl-utrecht',
      country: 'NL',
      created_at: new Date(),
      // Traders have declared their identity by default.
      ...(given.type !== undefined && given.type !== 'private' && declared),
      ...given,
      id,
    })
    .execute();
  return id;
}

export interface TestSeller extends TestUser {
  readonly sellerId: string;
}

/** Inserts a seller together with its user. */
export async function makeSellerUser(
  db: Kysely<Database>,
  seller: SellerPart = {},
  user: Partial<NewUser> = {},
): Promise<TestSeller> {
  const sellerId = await makeSeller(db, seller);
  return { ...(await makeUser(db, { ...user, sellerId })), sellerId };
}
