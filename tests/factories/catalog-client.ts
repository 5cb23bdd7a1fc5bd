import { expect } from 'vitest';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { ApiHarness } from '../setup/api-harness.ts';
import { atomically, makePhotos, makeProduct } from './products.ts';
import { makeSellerUser, type TestSeller } from './sellers.ts';
import { makeUser } from './users.ts';

/** A product or an error, with the fields that the catalogue tests check. */
export interface ProductAnswer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly fields?: { readonly field: string; readonly code: string }[];
  readonly [field: string]: unknown;
}

const shown = `
  __typename
  ... on Product {
    uuid slug title status inventory price rawPrice payout margin requestedChanges comparePrice
    width timePeriod brand { value } images { key } publicationDate
  }
  ... on Error { errorCode message }`;
const refusedFields = '... on ValidationError { fields { field code } }';

const types: Readonly<Record<string, string>> = {
  input: 'ProductInput!',
  publish: 'Boolean',
  slug: 'String!',
  decision: 'ReviewDecision!',
  reason: 'RemovalReason',
  requestedChanges: '[String!]',
  changes: '[RequestedChangeInput!]',
};

/** Sends one operation and returns its product or error. Throws if the query itself fails. */
export async function ask(
  api: ApiHarness,
  kind: 'query' | 'mutation',
  name: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<ProductAnswer> {
  const names = Object.keys(variables);
  const head = names.map((one) => `$${one}: ${types[one] ?? 'String'}`).join(', ');
  const call = `${name}(${names.map((one) => `${one}: $${one}`).join(', ')})`;
  const fields = kind === 'mutation' ? `${refusedFields} ${shown}` : shown;
  const query = `${kind} (${head}) { it: ${call} { ${fields} } }`;
  const answer = await api.graphql<{ it: ProductAnswer }>(query, variables, { token });
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

/**
 * People with different rights to one product: its seller, a seller whose products are reviewed, a stranger, and
 * staff.
 */
export interface Cast {
  readonly owner: TestSeller;
  readonly reviewed: TestSeller;
  readonly tokens: Readonly<Record<'owner' | 'reviewed' | 'stranger' | 'staff', string>>;
}

export async function makeCast(api: ApiHarness): Promise<Cast> {
  const owner = await makeSellerUser(api.db, { can_publish: true });
  const reviewed = await makeSellerUser(api.db, { can_publish: false });
  const tokens = {
    owner: await api.signIn(owner),
    reviewed: await api.signIn(reviewed),
    stranger: await api.signIn(await makeSellerUser(api.db)),
    staff: await api.signIn(await makeUser(api.db, { isStaff: true })),
  };
  return { owner, reviewed, tokens };
}

/** A complete product of a seller in the given status, with three of the seller's photos. */
export async function productIn(
  api: ApiHarness,
  seller: TestSeller,
  status: ProductStatus,
  given: Parameters<typeof makeProduct>[2] = {},
): Promise<{ readonly id: string; readonly slug: string }> {
  const keys = await makePhotos(api.db, seller.id, 3);
  const product = await makeProduct(api.db, seller.sellerId, { ...given, status });
  const size = { width: 1200, height: 900, color: '#808080' };
  await atomically(api.db, async (tx) => {
    await tx.deleteFrom('product_images').where('product_id', '=', product.id).execute();
    await tx
      .insertInto('product_images')
      .values(keys.map((key, position) => ({ product_id: product.id, position, key, ...size })))
      .execute();
  });
  return product;
}
