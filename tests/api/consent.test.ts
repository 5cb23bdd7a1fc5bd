import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import type { TestCaller } from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

const month = 30 * 24 * 60 * 60 * 1000;

let api: ApiHarness;
let person: TestCaller;
let now: Date;

beforeAll(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  api = await startApi({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  person = await makeCaller(api);
});
afterAll(async () => await api.close());

interface Choice {
  readonly marketing?: boolean;
  readonly statistics?: boolean;
  readonly deviceId?: string;
}

async function choose({ marketing = false, statistics = false, deviceId }: Choice, token?: string) {
  const answer = await api.graphql<{ it: Record<string, unknown> }>(
    `mutation ($marketing: Boolean!, $statistics: Boolean!, $deviceId: String) {
      it: setCookieConsent(marketingConsent: $marketing, statisticsConsent: $statistics, deviceId: $deviceId) {
        ... on CookieConsent { marketingConsent statisticsConsent } ... on Error { errorCode } } }`,
    { marketing, statistics, deviceId },
    { token },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

async function chosen(deviceId?: string, token?: string) {
  const answer = await api.graphql<{ it: unknown }>(
    'query ($deviceId: String) { it: cookieConsent(deviceId: $deviceId) { marketingConsent statisticsConsent } }',
    { deviceId },
    { token },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

describe('consent', () => {
  test('COOKIE-005 COOKIE-006 a choice is stored for the device and the account, and the latest counts', async () => {
    const deviceId = randomUUID();
    expect(await chosen(deviceId)).toBeNull();
    expect(await chosen(undefined, person.token)).toBeNull();
    const both = { marketingConsent: true, statisticsConsent: true };
    expect(await choose({ marketing: true, statistics: true, deviceId }, person.token)).toEqual(both);
    expect(await chosen(deviceId)).toEqual(both);
    expect(await chosen(undefined, person.token)).toEqual(both);
    const none = { marketingConsent: false, statisticsConsent: false };
    await choose({ deviceId });
    expect(await chosen(deviceId)).toEqual(none);
    expect(await chosen(undefined, person.token)).toEqual(both);
    await choose({}, person.token);
    expect(await chosen(undefined, person.token)).toEqual(none);
    const lines = await api.db.selectFrom('cookie_consents').select('chosen_at').execute();
    expect(lines).toHaveLength(3);
  });

  test('a choice counts for twelve months', async () => {
    const deviceId = randomUUID();
    await choose({ statistics: true, deviceId });
    now = new Date(now.getTime() + 12 * month);
    expect(await chosen(deviceId)).not.toBeNull();
    now = new Date(now.getTime() + month);
    expect(await chosen(deviceId)).toBeNull();
  });

  test('a refusal of an unknown device stores nothing; a malformed id is refused', async () => {
    const count = async () => (await api.db.selectFrom('cookie_consents').select('id').execute()).length;
    const before = await count();
    expect(await choose({})).toEqual({ marketingConsent: false, statisticsConsent: false });
    expect(await choose({ deviceId: 'mine' })).toEqual({ errorCode: 'invalid_uuid' });
    expect(await chosen('mine')).toBeNull();
    expect(await count()).toBe(before);
  });
});

describe('a personal order', () => {
  const lamp = {
    ...{ main_category: 'lampen', sub_category: 'lampen', category: 'tafellampen', product_type: 'LMP' },
    ...{ colors: ['rood'], materials: ['glas'], brand: 'Flos' },
  };

  async function found(how: { personalized?: boolean; sort?: string }, token?: string) {
    const answer = await api.graphql<{ it: { totalCount: number; products: { uuid: string }[] } }>(
      `query ($personalized: Boolean, $sort: ProductSort) {
        it: searchProductsNew(personalized: $personalized, sort: $sort) { totalCount products { uuid } } }`,
      how,
      { token },
    );
    expect(answer.errors).toEqual([]);
    return answer.data.it.products.map(({ uuid }) => uuid);
  }

  test('LIST-030 is given to a signed-in person who agreed to statistics, and changes the order alone', async () => {
    // No two products look alike; the list would keep similar ones apart, which would hide the effect on the order.
    const make = async (at: number, given: Parameters<typeof makeProduct>[2]) =>
      await makeProduct(api.db, await makeSeller(api.db), {
        title: `Product ${at}`,
        width: 100 + at,
        ...given,
      });
    for (let at = 0; at < 6; at += 1)
      await make(at, { colors: [`kleur-${at}`], publication_date: new Date('2026-05-30T12:00:00Z') });
    const old = new Date('2026-05-26T12:00:00Z');
    const liked = await make(6, { ...lamp, publication_date: old });
    const alike = await make(7, {
      ...lamp,
      materials: ['glas', 'staal'],
      brand: 'Artemide',
      publication_date: old,
    });
    const { id } = liked;
    await inTransaction(api.db, (tx) => writeDocument(tx, person.userId, 'wishlist', id, { id, addedAt: 1 }));
    const usual = await found({});
    const isFirst = (ids: readonly string[]) => ids.slice(0, 2).includes(alike.id);
    expect(isFirst(usual)).toBe(false);
    const asked = () => found({ personalized: true }, person.token);
    expect(await asked()).toEqual(usual);
    await choose({ marketing: true }, person.token);
    expect(await asked()).toEqual(usual);

    await choose({ statistics: true }, person.token);
    const personal = await asked();
    expect(isFirst(personal)).toBe(true);
    expect(personal.toSorted()).toEqual(usual.toSorted());
    expect(await found({}, person.token)).toEqual(usual);
    expect(await found({ personalized: true })).toEqual(usual);
    const newest = await found({ sort: 'DATE_NEWEST' });
    expect(await found({ personalized: true, sort: 'DATE_NEWEST' }, person.token)).toEqual(newest);

    await choose({}, person.token);
    expect(await asked()).toEqual(usual);
  });
});
