import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRule } from '#server/modules/addresses/autocomplete.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { firstOf, select, suggest } from './address/calls.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => await api.close());

describe('ADDR-026 ADDR-003 suggestions for the typed text', () => {
  test('each with its label, the position of the match, its place, and the session of all', async () => {
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

  test('the session is the server’s, continues during typing, and is another one after a choice', async () => {
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

  test('a Dutch postcode and number name one address, whose street has that postcode', async () => {
    const { street, postcode } = await select(api, await firstOf(api, 'Oudegracht 12, Utrecht'));
    const bare = String(postcode).replace(' ', '');
    const answer = await suggest(api, `${bare} 12`);
    expect(answer.suggestions?.map(({ label }) => label)).toEqual([`${street} 12, ${postcode} Utrecht`]);
    expect(await select(api, await firstOf(api, '1012ab 12'))).toMatchObject({
      ...{ houseNumber: '12', postcode: '1012 AB', city: 'Amsterdam' },
    });
  });

  test('a Belgian postcode and number name a town with several streets', async () => {
    const labels = (await suggest(api, '9000 12')).suggestions?.map(({ label }) => label) ?? [];
    const belgian = labels.filter((label) => / 12, 9000 Gent$/.test(label));
    expect(belgian.length).toBeGreaterThan(1);
    expect(await select(api, await firstOf(api, '9000 12'))).toMatchObject({
      ...{ houseNumber: '12', postcode: '9000', city: 'Gent', country: 'BE' },
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
