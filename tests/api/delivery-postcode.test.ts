import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly place?: string;
  readonly options?: readonly { readonly type: string; readonly price: number }[];
  readonly errorCode?: string;
}

let api: ApiHarness;
let slug: string;

beforeAll(async () => {
  api = await startApi();
  const product = { weight_category: 'A', price_cents: 10_000, latitude: 52.09, longitude: 5.12 };
  ({ slug } = await makeProduct(api.db, await makeSeller(api.db), product));
});
afterAll(async () => await api.close());

async function ask(
  query: string,
  types: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `query (${types}) { answer: ${query} } `,
    variables,
  );
  expect(errors).toEqual([]);
  return data.answer;
}

const toPostcode = (postcode: string, country = 'NL', of = slug) =>
  ask(
    `postcodeDelivery(postcode: $postcode, country: $country, slug: $slug) {
      ... on PostcodeDelivery { place options { type price } } ... on Error { errorCode } }`,
    '$postcode: String!, $country: String!, $slug: String!',
    { postcode, country, slug: of },
  );

const toAddress = (postcode: string, city: string, country = 'NL') =>
  ask(
    `productDeliveryMethods(address: $address, slug: $slug) {
      ... on DeliveryOptions { options { type price } } ... on Error { errorCode } }`,
    '$address: DeliveryAddressInput!, $slug: String!',
    { address: { street: 'Dorpsstraat', houseNumber: '1', postcode, city, country }, slug },
  );

test('DELIV-013 a postcode alone gives the prices of every address there, and names its town', async () => {
  const { options } = await toAddress('3572 BJ', 'Utrecht');
  expect(options?.length).toBeGreaterThan(1);
  expect(await toPostcode('3572 BJ')).toEqual({ place: 'Utrecht', options });
  expect(await toPostcode('3572')).toEqual({ place: 'Utrecht', options });
  const abroad = await toAddress('9000', 'Gent', 'BE');
  expect(abroad.options).not.toEqual(options);
  expect(await toPostcode('9000', 'BE')).toEqual({ place: 'Gent', options: abroad.options });
});

test('DELIV-017 with a postcode of the Wadden islands there is only picking up', async () => {
  expect((await toPostcode('1791 AA')).options).toEqual([{ type: 'pickup_transport', price: 0 }]);
});

test('DELIV-007 what is no postcode of the Netherlands or Belgium is refused, and so is an unknown product', async () => {
  for (const [postcode, country] of [
    ['', 'NL'],
    ['Utrecht', 'NL'],
    ['3572 BJ', 'BE'],
    ['3572 BJ', 'DE'],
  ] as const)
    expect(await toPostcode(postcode, country)).toEqual({ errorCode: 'delivery_postcode_unknown' });
  expect(await toPostcode('3572', 'NL', 'is-er-niet')).toEqual({ errorCode: 'object_does_not_exist' });
});
