import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSeller, makeSellerUser } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let sellerId: string;

const hours = {
  monday: '',
  tuesday: '09:00-12:00',
  wednesday: '',
  thursday: '',
  friday: '',
  saturday: '',
  sunday: '',
};

beforeAll(async () => {
  api = await startApi();
  sellerId = await makeSeller(api.db, {
    name: 'Oud & Goed',
    iban: 'NL91ABNA0417164300',
    transport_timewindow: JSON.stringify({ ...hours, instructions: 'Achterom.' }),
  });
  await api.db
    .insertInto('reviews')
    .values(
      [5, 4, 4, 2].map((stars, at) => ({
        id: randomUUID(),
        seller_id: sellerId,
        name: at === 1 ? '' : `Koper ${at}`,
        stars,
        feedback: `Verhaal ${at}`,
        feedback_platform: '',
        delivery_time: 5,
        item_condition: 4,
        item_description: 3,
        item_wrapping: 2,
        seller_communication: 1,
        platform_service: 5,
        ...{ author: 'BUYER' as const, state: 'PUBLISHED' as const },
        submitted_at: new Date(Date.UTC(2026, 3, at + 1)),
        published_at: new Date(Date.UTC(2026, 3, at + 1)),
      })),
    )
    .execute();
});
afterAll(async () => {
  await api.close();
});

async function ask(
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await api.graphql<{ it: Record<string, unknown> }>(query, variables, { token });
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

const profile = `query ($uuid: String!) { it: seller(uuid: $uuid) { __typename ... on Seller {
  uuid name type city province country numberOfProducts numberOfRatings totalRating extraInfo canPublish margin
  transportTimewindow { monday tuesday instructions } } ... on Error { errorCode } } }`;

describe('the public profile of a seller', () => {
  test('SELL-007 SELL-008 with ratings counted: the average of the stars, one decimal', async () => {
    expect(await ask(profile, { uuid: sellerId })).toMatchObject({
      uuid: sellerId,
      name: 'Oud & Goed',
      city: 'Utrecht',
      province: 'nl-utrecht',
      country: 'NL',
      numberOfRatings: 4,
      totalRating: 3.8,
      canPublish: null,
      margin: null,
      transportTimewindow: { monday: '', tuesday: '09:00-12:00', instructions: 'Achterom.' },
    });
  });

  test('SELL-002 shows street, postcode, phone and bank account to nobody but the seller', async () => {
    const own = await makeSellerUser(api.db, {
      ...{ iban: 'NL91ABNA0417164300', account_holder: 'R. de Vries', vat_number: 'NL004495445B01' },
    });
    const details = `query ($uuid: String!) { it: seller(uuid: $uuid) { ... on Seller {
      phone iban accountHolder vatNumber address { street houseNumber houseNumberExtension postcode } } } }`;
    const hidden = {
      ...{ phone: null, iban: null, accountHolder: null, vatNumber: null },
      address: { street: null, houseNumber: null, houseNumberExtension: null, postcode: null },
    };
    const stranger = await api.signIn(await makeSellerUser(api.db));
    for (const token of [undefined, stranger])
      expect(await ask(details, { uuid: own.sellerId }, token)).toEqual(hidden);
    const seen = await ask(details, { uuid: own.sellerId }, await api.signIn(own));
    expect(seen).toMatchObject({
      phone: '+31600000000',
      iban: 'NL91ABNA0417164300',
      vatNumber: 'NL004495445B01',
    });
    expect(seen.address).toMatchObject({ street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ' });
  });

  test('ERR-006 of a malformed uuid and of nobody is a typed answer', async () => {
    expect(await ask(profile, { uuid: 'x' })).toEqual({
      __typename: 'InvalidUUIDError',
      errorCode: 'invalid_uuid',
    });
    expect(await ask(profile, { uuid: randomUUID() })).toEqual({
      __typename: 'ObjectDoesNotExistError',
      errorCode: 'object_does_not_exist',
    });
  });

  test('the own seller of an account carries its rating too', async () => {
    const own = await makeSellerUser(api.db);
    const token = await api.signIn(own);
    const me = await ask(
      '{ it: me { ... on User { seller { uuid numberOfRatings totalRating } } } }',
      {},
      token,
    );
    expect(me.seller).toEqual({ uuid: own.sellerId, numberOfRatings: 0, totalRating: null });
  });
});

const reviews = `query ($uuid: String!, $limit: Int, $offset: Int) {
  it: sellerReviews(uuid: $uuid, limit: $limit, offset: $offset) { __typename ... on SellerReviewList { totalCount
    reviews { name stars feedbackSeller feedbackPlatform timestampSubmitted ratings { deliveryTime itemCondition
      itemDescription itemWrapping sellerCommunication platformService } } } } }`;

describe('the reviews of a seller', () => {
  test('SELL-010 SELL-011 SELL-012 SELL-034 everyone reads them, the latest first; an empty name is anonymous', async () => {
    const answer = await ask(reviews, { uuid: sellerId, limit: 3 });
    expect(answer).toMatchObject({ totalCount: 4 });
    const buyer = await api.signIn(await makeSellerUser(api.db));
    expect(await ask(reviews, { uuid: sellerId, limit: 3 }, buyer)).toEqual(answer);
    expect(answer.reviews).toMatchObject([{ stars: 2 }, { stars: 4 }, { stars: 4, name: '' }]);
    const last = await ask(reviews, { uuid: sellerId, limit: 3, offset: 3 });
    expect(last.reviews).toEqual([
      {
        name: 'Koper 0',
        stars: 5,
        feedbackSeller: 'Verhaal 0',
        feedbackPlatform: '',
        timestampSubmitted: '2026-04-01T00:00:00.000Z',
        ratings: {
          deliveryTime: 5,
          itemCondition: 4,
          itemDescription: 3,
          itemWrapping: 2,
          sellerCommunication: 1,
          platformService: 5,
        },
      },
    ]);
  });

  test('odd pages break nothing', async () => {
    for (const page of [
      { limit: -1 },
      { limit: 0 },
      { limit: 2_000_000_000 },
      { offset: -7 },
      { offset: 2_000_000_000 },
    ])
      expect(await ask(reviews, { uuid: sellerId, ...page })).toMatchObject({ totalCount: 4 });
    expect(await ask(reviews, { uuid: 'x' })).toEqual({ __typename: 'InvalidUUIDError' });
  });
});
