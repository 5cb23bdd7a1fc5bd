import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSeller, makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { makeCaller } from './sync/people.ts';

interface Field {
  readonly field: string;
  readonly code: string;
}
interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly Field[];
  readonly [name: string]: unknown;
}

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => await api.close());

const openFields = `uuid name type canPublish phone accountHolder iban vatNumber minimumBid acceptOffers acceptViewings
  acceptPickup extraInfo margin marginIncluded transactionFee transportTimewindow { monday sunday instructions }
  address { street houseNumber houseNumberExtension postcode city province country }`;
const parts = `__typename ... on Seller { ${openFields} } ... on Error { errorCode message }
  ... on ValidationError { fields { field code } }`;

const address = {
  ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: 'A', postcode: '3572bj' },
  ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' },
};
const input = { name: 'Noor Janssen', phone: '+31 6 (000) 000-00', address };

async function create(
  token: string | undefined,
  given: object = input,
  commandId: string | null = null,
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `mutation ($input: CreateSellerInput!, $commandId: String) {
      answer: createSeller(input: $input, commandId: $commandId) { ${parts} } }`,
    { input: given, commandId },
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

async function update(token: string | undefined, change: Readonly<Record<string, unknown>>): Promise<Answer> {
  const types: Readonly<Record<string, string>> = {
    ...{ name: 'String', phone: 'String', address: 'SellerAddressInput', acceptOffers: 'Boolean' },
    ...{ acceptViewings: 'Boolean', minimumBid: 'Int', accountHolder: 'String', iban: 'String' },
    ...{ vatNumber: 'String', extraInfo: 'String', transportTimewindow: 'TransportTimewindowInput' },
  };
  const names = Object.keys(change);
  const { data, errors } = await api.graphql<{ answer: Answer }>(
    `mutation (${names.map((name) => `$${name}: ${types[name]}`).join(', ')}) {
      answer: updateSeller(${names.map((name) => `${name}: $${name}`).join(', ')}) { ${parts} } }`,
    { ...change },
    { token },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

async function publicView(uuid: string, token?: string): Promise<Answer> {
  const { data } = await api.graphql<{ answer: Answer }>(
    `query ($uuid: String!) { answer: seller(uuid: $uuid) { __typename ... on Seller { ${openFields} } } }`,
    { uuid },
    { token },
  );
  return data.answer;
}

describe('SELL-028 createSeller makes a person a seller', () => {
  test('SELL-001 SELL-003 private, reviewed first, tidied; the account acts for it from then on', async () => {
    const { token } = await makeCaller(api);
    const answer = await create(token);
    expect(answer).toMatchObject({
      ...{
        __typename: 'Seller',
        name: 'Noor Janssen',
        type: 'private',
        canPublish: false,
        phone: '+31600000000',
        uuid: expect.any(String),
      },
      address: { ...address, postcode: '3572 BJ' },
      marginIncluded: 12,
    });
    const { data } = await api.graphql<{ me: Answer }>(
      '{ me { ... on User { seller { uuid } } } }',
      {},
      { token },
    );
    expect(data.me.seller).toEqual({ uuid: answer.uuid });
  });

  test('SELL-009 with a VAT number it is a business', async () => {
    const { token } = await makeCaller(api);
    expect(await create(token, { ...input, vatNumber: 'nl 0044.95.445.b01' })).toMatchObject({
      ...{ type: 'business', vatNumber: 'NL004495445B01', canPublish: false },
    });
  });

  test('an account has one seller, also when two requests come at once; the same command is done once', async () => {
    const { token } = await makeCaller(api);
    const both = await Promise.all([create(token), create(token)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['FailedToCreateError', 'Seller']);
    expect(await create(token)).toMatchObject({ errorCode: 'user_has_seller_already' });
    const other = await makeCaller(api);
    const commandId = crypto.randomUUID();
    const first = await create(other.token, input, commandId);
    expect(await create(other.token, input, commandId)).toEqual(first);
  });

  test('a visitor is asked to log in', async () => {
    expect(await create(undefined)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
  });

  test('SELL-016 SELL-017 SELL-018 SELL-019 SELL-020 SELL-021 SELL-022 every wrong field is named', async () => {
    const { token } = await makeCaller(api);
    const refused = async (change: object) => {
      const answer = await create(token, { ...input, ...change });
      expect(answer.errorCode).toBe('validation_error');
      return answer.fields?.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await refused({ name: 'Noor' })).toEqual(['lastName missing']);
    expect(await refused({ phone: '1234567' })).toEqual(['phone invalid']);
    expect(await refused({ address: { ...address, houseNumber: '88a', street: ' ' } })).toEqual([
      'houseNumber invalid',
      'street missing',
    ]);
    expect(await refused({ address: { ...address, postcode: '3572' } })).toEqual(['postcode invalid']);
    expect(await refused({ address: { ...address, country: 'BE' } })).toEqual([
      'postcode invalid',
      'province invalid',
    ]);
    expect(await refused({ address: { ...address, country: 'DE' } })).toEqual(['country invalid']);
    expect(await refused({ vatNumber: 'NL123' })).toEqual(['vatNumber vat_number_invalid']);
  });
});

describe('SELL-029 SELL-032 SELL-033 updateSeller', () => {
  test('SELL-006 sets the given fields and leaves the rest', async () => {
    const user = await makeSellerUser(api.db, { can_publish: false });
    const token = await api.signIn(user);
    expect(
      await update(token, {
        ...{ acceptOffers: false, acceptViewings: true, minimumBid: 60, accountHolder: 'R. de Vries' },
        ...{ iban: 'nl91 abna 0417 1643 00', extraInfo: 'Altijd thuis.' },
      }),
    ).toMatchObject({
      ...{ acceptOffers: false, acceptViewings: true, minimumBid: 60, accountHolder: 'R. de Vries' },
      ...{ iban: 'NL91ABNA0417164300', extraInfo: 'Altijd thuis.', canPublish: false, type: 'private' },
      ...{ name: 'Robin de Vries', acceptPickup: true },
    });
    const next = { ...address, city: 'Zeist', postcode: '3701 AA' };
    expect(await update(token, { address: next, name: 'Robin Bakker' })).toMatchObject({
      ...{ name: 'Robin Bakker', iban: 'NL91ABNA0417164300', address: next },
    });
    expect(await update(token, { iban: '', accountHolder: '' })).toMatchObject({
      iban: null,
      accountHolder: null,
    });
  });

  test('SELL-004 account and VAT numbers with wrong check digits are refused, each by its field', async () => {
    const token = await api.signIn(await makeSellerUser(api.db));
    const codes = async (change: Readonly<Record<string, unknown>>) =>
      (await update(token, change)).fields?.map(({ field, code }) => `${field} ${code}`);
    expect(await codes({ iban: 'NL92ABNA0417164300', accountHolder: 'R' })).toEqual(['iban iban_invalid']);
    expect(await codes({ iban: 'DE89370400440532013000', accountHolder: 'R' })).toEqual([
      'iban iban_invalid',
    ]);
    expect(await codes({ iban: 'BE68539007547034' })).toEqual(['accountHolder missing']);
    expect(await codes({ vatNumber: 'BE0123456788' })).toEqual(['vatNumber vat_number_invalid']);
    expect(await codes({ minimumBid: 101 })).toEqual(['minimumBid minimum_bid_range']);
    const window = { monday: '12:00-09:00', tuesday: '', wednesday: '', thursday: '', friday: '' };
    expect(
      await codes({ transportTimewindow: { ...window, saturday: '', sunday: '', instructions: '' } }),
    ).toEqual(['transportTimewindow invalid']);
  });

  test('SELL-008 hours for each weekday and instructions for the carrier', async () => {
    const token = await api.signIn(await makeSellerUser(api.db));
    const none = { tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '' };
    const transportTimewindow = { ...none, monday: '09:00-12:00', sunday: '', instructions: 'Bel aan.' };
    expect(await update(token, { transportTimewindow })).toMatchObject({
      transportTimewindow: { monday: '09:00-12:00', sunday: '', instructions: 'Bel aan.' },
    });
  });

  test('SELL-009 a VAT number makes a private seller a business, its removal the reverse; a brand stays', async () => {
    const token = await api.signIn(await makeSellerUser(api.db));
    expect(await update(token, { vatNumber: 'BE0411905847' })).toMatchObject({ type: 'business' });
    expect(await update(token, { vatNumber: '' })).toMatchObject({ type: 'private', vatNumber: null });
    const brand = await api.signIn(await makeSellerUser(api.db, { type: 'brand_hay' }));
    expect(await update(brand, { vatNumber: 'BE0411905847' })).toMatchObject({ type: 'brand_hay' });
  });

  test('is for sellers alone', async () => {
    const { token } = await makeCaller(api);
    expect(await update(undefined, { minimumBid: 1 })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    expect(await update(token, { minimumBid: 1 })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
  });
});

describe('SELL-002 SELL-004 SELL-005 who sees what of a seller', () => {
  const secrets = ['phone', 'accountHolder', 'iban', 'vatNumber', 'minimumBid', 'margin', 'marginIncluded'];
  test('the public and other people: city, province and country; its own people and staff: all of it', async () => {
    const user = await makeSellerUser(api.db, {
      iban: 'NL91ABNA0417164300',
      account_holder: 'R',
      vat_number: 'x',
    });
    const stranger = await api.signIn(await makeSellerUser(api.db));
    for (const token of [undefined, stranger]) {
      const view = await publicView(user.sellerId, token);
      for (const name of [...secrets, 'transactionFee', 'canPublish']) expect(view[name]).toBeNull();
      expect(view.address).toEqual({
        ...{ street: null, houseNumber: null, houseNumberExtension: null, postcode: null },
        ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' },
      });
    }
    const staff = await makeUser(api.db, { isStaff: true });
    for (const token of [await api.signIn(user), await api.signIn(staff)]) {
      const view = await publicView(user.sellerId, token);
      for (const name of [...secrets, 'transactionFee', 'canPublish']) expect(view[name]).not.toBeNull();
      expect(view.address).toMatchObject({ street: 'Biltstraat', postcode: '3572 BJ' });
    }
  });
});

test('SELL-027 sellerMargins: the own terms, and before there is a seller those of a new one', async () => {
  const ask = async (token?: string) => {
    const { data } = await api.graphql<{ sellerMargins: Answer }>(
      '{ sellerMargins { __typename ... on SellerMargins { margin marginIncluded transactionFee } } }',
      {},
      { token },
    );
    return data.sellerMargins;
  };
  const id = await makeSeller(api.db, {
    margin_ppm: 50_000,
    margin_included_ppm: 200_000,
    transaction_fee_cents: 250,
  });
  const user = await makeUser(api.db, { sellerId: id });
  expect(await ask(await api.signIn(user))).toMatchObject({
    margin: 5,
    marginIncluded: 20,
    transactionFee: 2.5,
  });
  expect(await ask((await makeCaller(api)).token)).toMatchObject({
    margin: 0,
    marginIncluded: 12,
    transactionFee: 0,
  });
  expect(await ask()).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
});
