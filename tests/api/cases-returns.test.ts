import { afterAll, describe, expect, test } from 'vitest';
import { balances } from '../factories/orders.ts';
import { openCasesHarness } from './cases/harness.ts';

const harness = await openCasesHarness();
const {
  api,
  buyer,
  seller,
  staff,
  other,
  sale,
  move,
  complain,
  complained,
  propose,
  accept,
  step,
  decide,
  seen,
  daysPass,
} = harness;
afterAll(() => api.close());

const place = { street: 'Turfmarkt', houseNumber: '12', postcode: '2511 CX', city: 'Den Haag' };
await api.db
  .updateTable('sellers')
  .set({ name: 'Robin Jansen', ...{ street: 'Turfmarkt', house_number: '12' } })
  .set({ postcode: place.postcode, city: place.city })
  .where('id', '=', seller.sellerId)
  .execute();

describe('L4 the address for a return', () => {
  test('is hidden until the return is agreed, and again once the complaint is closed', async () => {
    const { uuid, caseUuid } = await complained();
    const proposed = await propose(seller, caseUuid, 450, 'BUYER');
    for (const who of [buyer, seller]) expect((await seen(who, uuid)).returnAddress).toBeNull();
    expect(await accept(buyer, proposed)).toMatchObject({
      returnAddress: { ...place, name: 'Robin Jansen', country: 'NL' },
    });
    expect(await step(buyer, caseUuid, 'send_back', '3SABCD1234')).toMatchObject({ returnAddress: place });
    expect(await step(seller, caseUuid, 'receive_back')).toMatchObject({ returnAddress: null });
    expect((await seen(buyer, uuid)).returnAddress).toBeNull();
  });

  test('is hidden while a decision can be appealed', async () => {
    const { uuid, caseUuid } = await complained();
    await propose(seller, caseUuid, 20);
    await step(seller, caseUuid, 'escalate');
    const given = { needsReturn: true, returnPaidBy: 'SELLER' };
    expect(await decide(staff, caseUuid, 450, given)).toMatchObject({ state: 'DECIDED' });
    expect((await seen(buyer, uuid)).returnAddress).toBeNull();
    await step(seller, caseUuid, 'appeal', 'De barst was er nog niet.');
    expect(await decide(other, caseUuid, 450, given)).toMatchObject({ state: 'RETURN_PENDING' });
    expect((await seen(buyer, uuid)).returnAddress).toMatchObject(place);
  });

  test('is null for a seller without a complete address, and staff decide if nothing happens', async () => {
    const { uuid, caseUuid } = await complained();
    const proposed = await propose(seller, caseUuid, 450, 'BUYER');
    await api.db.updateTable('sellers').set({ street: '' }).where('id', '=', seller.sellerId).execute();
    expect(await accept(buyer, proposed)).toMatchObject({ state: 'RETURN_PENDING', returnAddress: null });
    // The buyer could not send it anywhere, so the money does not go to the seller.
    await daysPass(caseUuid, 8);
    expect(await seen(buyer, uuid)).toMatchObject({ state: 'ESCALATED' });
    await api.db
      .updateTable('sellers')
      .set({ street: place.street })
      .where('id', '=', seller.sellerId)
      .execute();
  });
});

test('ORDER-016 a return that the seller does not arrange goes to staff, and the money is held', async () => {
  const { uuid, caseUuid, transactionUid } = await complained();
  await accept(buyer, await propose(seller, caseUuid, 450, 'SELLER'));
  await daysPass(caseUuid, 8);
  expect(await seen(buyer, uuid)).toMatchObject({ state: 'ESCALATED', turn: [] });
  expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
});

test('ORDER-016 what was never received has no return and no partial refund to ask for', async () => {
  const given = {
    reason: 'NOT_RECEIVED',
    checks: ['ASKED_NEIGHBOURS', 'TRACKING_SAYS_DELIVERED'].map((question) => ({ question, answer: 'NO' })),
  };
  const sold = await sale();
  await move(seller, sold.deliveryUuid, { hasArrived: true });
  expect(await complain(buyer, sold.uuid, { ...given, wish: 'PART_REFUND', wishAmount: 10 })).toMatchObject({
    fields: [{ field: 'wish', code: 'case_wish_reason' }],
  });
  const { uuid = '' } = await complain(buyer, sold.uuid, given);
  const refused = { fields: [{ field: 'needsReturn', code: 'case_return_not_received' }] };
  expect(await propose(seller, uuid, 450, 'SELLER')).toMatchObject(refused);
  expect(await propose(seller, uuid, 20)).toMatchObject({ state: 'NEGOTIATING' });
  await step(buyer, uuid, 'escalate');
  const back = { needsReturn: true, returnPaidBy: 'SELLER' };
  // Staff may know that it has arrived since.
  expect(await decide(staff, uuid, 450, back)).toMatchObject({
    ...{ state: 'DECIDED', terms: { needsReturn: true } },
  });
});
