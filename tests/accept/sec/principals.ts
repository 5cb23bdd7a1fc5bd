import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { addAuthenticator } from '#tests/factories/second-factor.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** All kinds of callers that the permission table distinguishes (S3). */
export const principals = [
  'visitor',
  'inactive',
  'buyer',
  'otherBuyer',
  'seller',
  'otherSeller',
  'brandSeller',
  'staff',
  'admin',
] as const;
export type Principal = (typeof principals)[number];

/** The accounts of the principals. `buyer` and `seller` own the objects that the others try to reach. */
export interface People {
  readonly buyer: TestUser;
  readonly otherBuyer: TestUser;
  readonly inactive: TestUser;
  readonly seller: TestSeller;
  readonly otherSeller: TestSeller;
  readonly brandSeller: TestSeller;
  /** A staff account without the second factor that the configuration requires for administration. */
  readonly staff: TestUser;
  /** A staff account with an authenticator, whose codes are required again for acts that move money. */
  readonly admin: TestUser & { readonly code: () => string };
}

/** More codes than any run of the checks uses. */
const codesOfAdmin = 3000;

export async function makePeople(api: ApiHarness): Promise<People> {
  const { db } = api;
  const admin = await makeUser(db, { name: 'Staf Met', isStaff: true });
  const people = {
    buyer: await makeUser(db, { name: 'Eigenaar Koper' }),
    otherBuyer: await makeUser(db, { name: 'Andere Koper' }),
    inactive: await makeUser(db, { name: 'Slapend Account' }),
    seller: await makeSellerUser(db, { name: 'Eigenaar Verkoper' }),
    otherSeller: await makeSellerUser(db, { name: 'Andere Verkoper' }),
    brandSeller: await makeSellerUser(db, { name: 'Merk Verkoper', type: 'brand_hay' }),
    staff: await makeUser(db, { name: 'Staf Zonder', isStaff: true }),
    admin: { ...admin, code: await addAuthenticator(api, admin, codesOfAdmin) },
  };
  await db.updateTable('users').set({ is_active: false }).where('id', '=', people.inactive.id).execute();
  return people;
}

/**
 * Creates a token for one call, because some calls end it. A visitor has none; an inactive account has one from
 * before its deactivation.
 */
export async function tokenOf(api: ApiHarness, people: People, who: Principal): Promise<string | undefined> {
  if (who === 'visitor') return undefined;
  // The buyer has a passkey (things.ts) and may remove it.
  const secondFactor = who === 'admin' || who === 'buyer';
  const device = { userId: people[who].id, device: 'Proef', secondFactor };
  return (await inTransaction(api.db, (tx) => issueToken(tx, device, new Date()))).token;
}
