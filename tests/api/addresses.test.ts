import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRule } from '#server/modules/addresses/autocomplete.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Suggestion {
  readonly label: string;
  readonly matchStart: number;
  readonly matchEnd: number;
  readonly placeId: string;
}
interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly suggestions?: readonly Suggestion[];
  readonly sessionId?: string;
  readonly street?: string;
}

async function suggest(api: ApiHarness, input: string, sessionId: string | null = null): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `query ($input: String!, $sessionId: String) { answer: addressAutocomplete(input: $input, sessionId: $sessionId) {
      __typename ... on AddressSuggestions { sessionId suggestions { label matchStart matchEnd placeId } }
      ... on Error { errorCode message } } }`,
    { input, sessionId },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

async function select(
  api: ApiHarness,
  given: { placeId: string; sessionId: string; label?: string; cartUuid?: string },
  token?: string,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `mutation ($cartUuid: String, $label: String!, $placeId: String!, $sessionId: String!) {
      answer: addressSelect(cartUuid: $cartUuid, label: $label, placeId: $placeId, sessionId: $sessionId) {
        __typename ... on Address { firstName lastName companyName street houseNumber houseNumberExtension postcode city
          province country phoneNumber email } ... on Error { errorCode message } } }`,
    { label: '', ...given },
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

async function firstOf(api: ApiHarness, input: string) {
  const answer = await suggest(api, input);
  return { placeId: answer.suggestions?.[0]?.placeId ?? '', sessionId: answer.sessionId ?? '' };
}

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => await api.close());

describe('ADDR-026 ADDR-003 suggestions for what was typed', () => {
  test('each with its label, where the match stands, its place, and the session of all', async () => {
    const answer = await suggest(api, 'biltstraat 88a utrecht');
    const [first] = answer.suggestions ?? [];
    expect(answer.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.label).toMatch(/^Biltstraat 88 A, 35\d\d [A-Z]{2} Utrecht$/);
    expect(first?.label.slice(first.matchStart, first.matchEnd)).toBe('Biltstraat');
    const accented = (await suggest(api, "rue de l'eglise 4, namur")).suggestions?.[0];
    expect(accented?.label.slice(accented.matchStart, accented.matchEnd)).toBe("Rue de l'Église 4");
  });

  test('ADDR-005 from three characters on; ADDR-021 nothing found is an error of its own in every language', async () => {
    expect(await suggest(api, ' 1 ')).toMatchObject({
      __typename: 'ValidationError',
      errorCode: 'address_input_too_short',
    });
    expect((await suggest(api, 'Ker')).suggestions?.length).toBeGreaterThan(0);
    expect(await suggest(api, 'zzzqq')).toMatchObject({
      __typename: 'AddressAutocompleteNotFoundError',
      errorCode: 'address_no_suggestions_found',
      message: 'Geen suggesties gevonden.',
    });
    expect(await suggest(api, 'k'.repeat(121))).toMatchObject({ errorCode: 'address_input_too_long' });
  });

  test('the session is the server’s, goes on while one types, and is another one after a choice', async () => {
    const first = await suggest(api, 'Kerkstraat 12, Utrecht');
    const second = await suggest(api, 'Kerkstraat 12, Utr', first.sessionId ?? null);
    expect(second.sessionId).toBe(first.sessionId);
    const placeId = second.suggestions?.[0]?.placeId ?? '';
    expect((await select(api, { placeId, sessionId: second.sessionId ?? '' })).__typename).toBe('Address');
    const third = await suggest(api, 'Kerkstraat 13, Utrecht', first.sessionId ?? null);
    expect(third.sessionId).not.toBe(first.sessionId);
    expect((await suggest(api, 'Kerkstraat', 'my own')).sessionId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('ADDR-027 ADDR-007 a suggestion is resolved to its whole address', () => {
  test('with postcode and province of the place, in both countries', async () => {
    expect(await select(api, await firstOf(api, 'Zonnebloemlaan 5 bus 3, Gent'))).toEqual({
      __typename: 'Address',
      ...{ firstName: '', lastName: '', companyName: '', phoneNumber: '', email: '' },
      ...{ street: 'Zonnebloemlaan', houseNumber: '5', houseNumberExtension: 'bus 3', postcode: '9000' },
      ...{ city: 'Gent', province: 'be-oost-vlaanderen', country: 'BE' },
    });
    expect(await select(api, await firstOf(api, 'Biltstraat 88, 3572 BJ Utrecht'))).toMatchObject({
      ...{ street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
    });
  });

  test('ADDR-022 a place that is not known is an error of its own', async () => {
    for (const placeId of [
      '',
      'own:',
      'own:bm9uc2Vuc2U',
      'nl:adr-1',
      'own:__proto__',
      'x'.repeat(2000),
      '__proto__:x',
    ]) {
      expect(await select(api, { placeId, sessionId: 'x' })).toMatchObject({
        __typename: 'AddressSelectNotFoundError',
        errorCode: 'address_select_place_not_found',
      });
    }
  });
});

describe('ADDR-009 ADDR-010 a choice for a cart', () => {
  const cartOf = async (uuid: string, token?: string) => {
    const { data } = await api.graphql<{ cart: { shippingAddress: object; billingAddress: object } }>(
      `query ($uuid: String!) { cart(uuid: $uuid) { ... on Cart {
        shippingAddress { street city firstName } billingAddress { street city firstName } } } }`,
      { uuid },
      { token },
    );
    return data.cart;
  };
  const newCart = async (token?: string) => {
    const { data } = await api.graphql<{ createCart: { uuid: string } }>(
      'mutation { createCart { ... on Cart { uuid } } }',
      {},
      { token },
    );
    return data.createCart.uuid;
  };

  test('becomes the place of its addresses, keeps the person, and clears the delivery methods', async () => {
    const cart = await newCart();
    expect(await cartOf(cart)).toEqual({ shippingAddress: null, billingAddress: null });
    const product = await makeProduct(api.db, await makeSeller(api.db));
    await api.graphql(
      `mutation { addProductToCart(cartUuid: "${cart}", productUuid: "${product.id}", quantity: 1) { __typename } }`,
    );
    await select(api, { ...(await firstOf(api, 'Kerkstraat 12, Utrecht')), cartUuid: cart });
    const person = { street: 'Kerkstraat', city: 'Utrecht', firstName: '' };
    expect(await cartOf(cart)).toEqual({ shippingAddress: person, billingAddress: person });
    await api.db
      .updateTable('cart_lines')
      .set({ delivery_method_id: 'courier' })
      .where('cart_id', '=', cart)
      .execute();
    const { shipping_address: before } = await api.db
      .selectFrom('carts')
      .select('shipping_address')
      .where('id', '=', cart)
      .executeTakeFirstOrThrow();
    const named = JSON.stringify({ ...before, firstName: 'Noor' });
    await api.db.updateTable('carts').set({ shipping_address: named }).where('id', '=', cart).execute();

    await select(api, { ...(await firstOf(api, 'Veldstraat 3, Gent')), cartUuid: cart });
    expect(await cartOf(cart)).toMatchObject({
      shippingAddress: { street: 'Veldstraat', city: 'Gent', firstName: 'Noor' },
      billingAddress: { street: 'Veldstraat', city: 'Gent' },
    });
    const line = await api.db
      .selectFrom('cart_lines')
      .select('delivery_method_id')
      .where('cart_id', '=', cart)
      .executeTakeFirstOrThrow();
    expect(line.delivery_method_id).toBeNull();
  });

  test('an invoice that goes elsewhere stays there', async () => {
    const cart = await newCart();
    await select(api, { ...(await firstOf(api, 'Kerkstraat 12, Utrecht')), cartUuid: cart });
    const { billing_address: same } = await api.db
      .selectFrom('carts')
      .select('billing_address')
      .where('id', '=', cart)
      .executeTakeFirstOrThrow();
    const apart = JSON.stringify({ ...same, street: 'Damrak', city: 'Amsterdam' });
    await api.db.updateTable('carts').set({ billing_address: apart }).where('id', '=', cart).execute();
    await select(api, { ...(await firstOf(api, 'Veldstraat 3, Gent')), cartUuid: cart });
    expect(await cartOf(cart)).toMatchObject({
      shippingAddress: { city: 'Gent' },
      billingAddress: { street: 'Damrak', city: 'Amsterdam' },
    });
  });

  test('a paid cart, somebody else’s cart and no cart at all are refused', async () => {
    const [owner, other] = [await makeCaller(api), await makeCaller(api)];
    const cart = await newCart(owner.token);
    const chosen = await firstOf(api, 'Kerkstraat 12, Utrecht');
    expect((await select(api, { ...chosen, cartUuid: cart }, other.token)).__typename).not.toBe('Address');
    expect((await cartOf(cart, owner.token)).shippingAddress).toBeNull();
    await api.db.updateTable('carts').set({ status: 'FROZEN' }).where('id', '=', cart).execute();
    expect(await select(api, { ...chosen, cartUuid: cart }, owner.token)).toMatchObject({
      errorCode: 'cart_is_frozen',
    });
    expect((await select(api, { ...chosen, cartUuid: 'x' })).__typename).toBe('InvalidUUIDError');
  });
});

describe('registers outside, as PDOK and a Places service answer', () => {
  let outside: Server;
  let base = '';
  let mode: 'well' | 'broken' | 'nonsense' = 'well';
  const asked: { url: string; key: string | undefined; body: string }[] = [];
  const answers: readonly [RegExp, object][] = [
    [
      /^\/nl\/suggest\?/,
      {
        response: {
          numFound: 1,
          docs: [
            { type: 'adres', weergavenaam: 'Biltstraat 88-A, 3572BJ Utrecht', id: 'adr-1f', score: 12.1 },
          ],
        },
      },
    ],
    [
      /^\/nl\/lookup\?id=adr-1f$/,
      {
        response: {
          docs: [
            {
              ...{
                id: 'adr-1f',
                straatnaam: 'Biltstraat',
                huisnummer: 88,
                huisletter: 'A',
                postcode: '3572BJ',
              },
              ...{ woonplaatsnaam: 'Utrecht', provincienaam: 'Utrecht' },
            },
          ],
        },
      },
    ],
    [/^\/nl\/lookup/, { response: { docs: [] } }],
    [
      /^\/be\/places:autocomplete$/,
      {
        suggestions: [
          {
            placePrediction: {
              placeId: 'ChIJ_1',
              text: { text: 'Veldstraat 3, Gent, België', matches: [{ endOffset: 5 }] },
            },
          },
        ],
      },
    ],
    [
      /^\/be\/places\/ChIJ_1\?/,
      {
        addressComponents: [
          { longText: '3', types: ['street_number'] },
          { longText: 'Veldstraat', types: ['route'] },
          { longText: 'Gent', types: ['locality', 'political'] },
          { longText: '9000', types: ['postal_code'] },
        ],
      },
    ],
  ];
  let far: ApiHarness;
  beforeAll(async () => {
    outside = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        asked.push({ url: request.url ?? '', key: request.headers['x-goog-api-key']?.toString(), body });
        const found = answers.find(([pattern]) => pattern.test(request.url ?? ''));
        response.writeHead(mode === 'broken' ? 503 : found === undefined ? 404 : 200);
        response.end(mode === 'nonsense' ? '{"hello":1}' : JSON.stringify(found?.[1] ?? {}));
      });
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    const { port } = outside.address() as AddressInfo;
    base = `http://127.0.0.1:${port}`;
    far = await startApi({
      config: { addressNlUrl: `${base}/nl`, addressBeUrl: `${base}/be`, addressBeKey: 'secret-key' },
    });
  });
  afterAll(async () => {
    await far.close();
    await new Promise((done) => outside.close(done));
  });

  test('are asked side by side, and the one that suggested resolves', async () => {
    mode = 'well';
    const answer = await suggest(far, 'veldstraat');
    expect(answer.suggestions?.map(({ label }) => label)).toEqual([
      'Biltstraat 88-A, 3572BJ Utrecht',
      'Veldstraat 3, Gent, België',
    ]);
    const [dutch, belgian] = answer.suggestions ?? [];
    expect(belgian).toMatchObject({ matchStart: 0, matchEnd: 10 });
    const sessionId = answer.sessionId ?? '';
    expect(await select(far, { placeId: dutch?.placeId ?? '', sessionId })).toMatchObject({
      ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: 'A', postcode: '3572 BJ' },
      ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' },
    });
    expect(await select(far, { placeId: belgian?.placeId ?? '', sessionId })).toMatchObject({
      ...{ street: 'Veldstraat', houseNumber: '3', postcode: '9000', city: 'Gent' },
      ...{ province: 'be-oost-vlaanderen', country: 'BE' },
    });
    expect(asked.find(({ url }) => url.includes('autocomplete'))).toMatchObject({
      key: 'secret-key',
      body: expect.stringContaining(sessionId),
    });
    expect(await select(far, { placeId: 'nl:adr-2', sessionId })).toMatchObject({
      errorCode: 'address_select_place_not_found',
    });
  });

  test('when they are down our own list suggests, and a choice of theirs says so', async () => {
    for (const state of ['broken', 'nonsense'] as const) {
      mode = state;
      const answer = await suggest(far, 'Kerkstraat 12, Utrecht');
      expect(answer.suggestions?.[0]?.label).toMatch(/^Kerkstraat 12, /);
      expect(await select(far, { placeId: 'nl:adr-1f', sessionId: '' })).toMatchObject({
        __typename: 'FailedToGetError',
        errorCode: 'address_service_unavailable',
      });
    }
    expect(far.logged.join('\n')).toContain('address service failed');
    expect(far.logged.join('\n')).not.toMatch(/secret-key|Kerkstraat/);
  });
});

test('questions are limited for each visitor', async () => {
  const own = await startApi();
  try {
    const { limits } = own.server.deps;
    await Promise.all(Array.from({ length: askRule.times - 1 }, () => limits.spend(askRule, '127.0.0.1')));
    expect((await suggest(own, 'Kerkstraat')).__typename).toBe('AddressSuggestions');
    expect((await suggest(own, 'Kerkstraat')).__typename).toBe('TooManyRequestsError');
  } finally {
    await own.close();
  }
});
