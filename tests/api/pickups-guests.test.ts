import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openPickupsHarness, type PickupAnswer, parts } from './pickups/harness.ts';

const { api, clock, seller, ask, settled, mailsTo } = await openPickupsHarness();
afterAll(() => api.close());

const calls = {
  read: 'query ($key: String!) { it: guestPickup(key: $key)',
  propose: `mutation ($key: String!, $moments: [String!]!, $commandId: String) {
    it: proposeGuestPickupMoments(key: $key, moments: $moments, commandId: $commandId)`,
  accept: `mutation ($key: String!, $proposalUuid: String!, $moment: String!) {
    it: acceptGuestPickupMoment(key: $key, proposalUuid: $proposalUuid, moment: $moment)`,
  keep: 'mutation ($key: String!) { it: keepGuestPickupAppointment(key: $key)',
  prove: `mutation ($key: String!, $code: String!, $commandId: String) {
    it: proveGuestPickup(key: $key, code: $code, commandId: $commandId)`,
} as const;

async function asGuest(call: keyof typeof calls, variables: object): Promise<PickupAnswer> {
  const { data, errors } = await api.graphql<{ it: PickupAnswer }>(`${calls[call]} { ${parts} } }`, {
    ...variables,
  });
  expect(errors).toEqual([]);
  return data.it;
}

const keyOf = (uuid: string, at = clock.now()) => guestOrderKey(api.server.deps.secrets, uuid, at);
const saturday = '2026-11-28T13:00:00.000Z';
const sunday = '2026-11-29T13:00:00.000Z';

async function guestSale(type: 'pickup_transport' | 'post_transport' = 'pickup_transport') {
  const email = `${randomUUID()}@hervonden.test`;
  const product = await makeProduct(api.db, seller.sellerId, { title: 'Kast' });
  const { lines } = await buy(api, { email }, [{ ...product, type }]);
  const { uuid = '', deliveryUuid = '' } = lines[0] ?? {};
  return { email, uuid, deliveryUuid, key: keyOf(uuid) };
}

describe('a hand-over in person without an account', () => {
  test('is proposed, accepted and added to the calendar with the link', async () => {
    const { key, deliveryUuid, email } = await guestSale();
    expect(await asGuest('read', { key })).toMatchObject({
      ...{ role: 'BUYER', state: 'none', possible: ['propose'], otherName: 'Willem D.', place: null },
    });
    const proposed = await ask('propose', seller, { deliveryUuid, moments: [saturday, sunday] });
    await settled();
    const mail = mailsTo(email).at(-1);
    expect(mail?.text).toContain('/bestelling#');
    expect(mail?.text).not.toMatch(/\/account\/bestellingen\/\S+\n/);
    const choice = { key, proposalUuid: proposed.proposal?.uuid, moment: sunday };
    const agreed = await asGuest('accept', choice);
    expect(agreed).toMatchObject({ state: 'fixed', appointmentAt: sunday });
    expect(agreed.place).not.toBeNull();
    const file = await api.inject({ method: 'GET', url: agreed.calendarPath ?? '' });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('BEGIN:VEVENT');
    expect(file.body).not.toContain('URL:');
  });

  test('a guest proposes and takes a change back; a repeated command has no further effect', async () => {
    const { key, deliveryUuid } = await guestSale();
    const given = { key, moments: [saturday], commandId: randomUUID() };
    const { proposal } = await asGuest('propose', given);
    expect((await asGuest('propose', given)).proposal?.uuid).toBe(proposal?.uuid);
    expect(await asGuest('accept', { key, proposalUuid: proposal?.uuid, moment: saturday })).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    await ask('accept', seller, { deliveryUuid, proposalUuid: proposal?.uuid, moment: saturday });
    await asGuest('propose', { key, moments: [sunday] });
    expect(await asGuest('keep', { key })).toMatchObject({ state: 'fixed', appointmentAt: saturday });
  });

  test('is proposed a limited number of times, by the link and by an account', async () => {
    const { key, deliveryUuid } = await guestSale();
    const moments = [saturday];
    for (const person of [deliveryUuid, seller.id])
      for (let count = 0; count < limitRules.proposePickup.times; count += 1)
        await api.server.deps.limits.spend(limitRules.proposePickup, person).catch(() => undefined);
    const tooMany = { __typename: 'TooManyRequestsError', errorCode: 'too_many_requests' };
    expect(await asGuest('propose', { key, moments })).toMatchObject(tooMany);
    expect(await ask('propose', seller, { deliveryUuid, moments })).toMatchObject(tooMany);
    await api.server.deps.limits.forget(limitRules.proposePickup, seller.id);
    expect(await ask('propose', seller, { deliveryUuid, moments })).toMatchObject({ __typename: 'Pickup' });
  });

  test('is proved by either side with the code of the other, once', async () => {
    const one = await guestSale();
    const { code } = await asGuest('read', { key: one.key });
    await ask('prove', seller, { deliveryUuid: one.deliveryUuid, code: code?.digits });
    expect(await asGuest('read', { key: one.key })).toMatchObject({ code: null });
    const other = await guestSale();
    const ofSeller = (await ask('read', seller, { deliveryUuid: other.deliveryUuid })).code?.digits;
    const proof = { key: other.key, code: ofSeller, commandId: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect(await asGuest('prove', proof)).toMatchObject({ __typename: 'Pickup', code: null });
    const proofs = await api.db
      .selectFrom('pickup_proofs')
      .select('proved_by')
      .where('delivery_id', 'in', [one.deliveryUuid, other.deliveryUuid])
      .orderBy('proved_by')
      .execute();
    expect(proofs).toEqual([{ proved_by: 'BUYER' }, { proved_by: 'SELLER' }]);
  });

  test('five wrong codes a day are the limit, as for an account', async () => {
    const { key, deliveryUuid } = await guestSale();
    const right = (await ask('read', seller, { deliveryUuid })).code?.digits ?? '';
    const wrong = right === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1)
      expect((await asGuest('prove', { key, code: wrong })).errorCode).toBe('pickup_code_wrong');
    expect((await asGuest('prove', { key, code: right })).errorCode).toBe('pickup_code_too_often');
  });

  test('a wrong or expired link, a parcel and the link of another order change nothing', async () => {
    const { uuid, key, deliveryUuid } = await guestSale();
    const expired = keyOf(uuid, new Date(clock.now().getTime() - 91 * 864e5));
    for (const wrong of [expired, `${key}0`]) {
      expect((await asGuest('read', { key: wrong })).__typename).toBe('ValidationError');
      expect((await asGuest('propose', { key: wrong, moments: [saturday] })).__typename).toBe(
        'ValidationError',
      );
    }
    const parcel = await guestSale('post_transport');
    expect((await asGuest('read', { key: parcel.key })).__typename).toBe('ObjectDoesNotExistError');
    const other = await guestSale();
    const { code } = await ask('read', seller, { deliveryUuid });
    expect((await asGuest('prove', { key: other.key, code: code?.digits })).errorCode).toBe(
      'pickup_code_wrong',
    );
  });
});
