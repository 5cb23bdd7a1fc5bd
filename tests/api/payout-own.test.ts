import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

/** A staff account that also sells. */
async function sellingStaff(): Promise<Shop> {
  const seller = await harness.shop();
  await harness.api.db.updateTable('users').set({ is_staff: true }).where('id', '=', seller.id).execute();
  return seller;
}

const refused = {
  ...{ __typename: 'UserHasNoObjectPermissionError', errorCode: 'actor_not_allowed' },
};
const settle = (uuid: string, token: string) =>
  harness.ask(
    `mutation ($uuid: String!) { it: settlePayout(uuid: $uuid, outcome: PAID) {
      __typename ... on Error { errorCode } ... on StaffPayout { payout { status } } } }`,
    { uuid },
    token,
  );

test('ORDER-020 staff neither release nor retry nor settle a payout to themselves; a colleague does', async () => {
  const seller = await sellingStaff();
  const { id } = await harness.dueTo(seller);
  expect(await harness.release([id], seller.token)).toMatchObject(refused);
  expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'PLANNED', released_by: null }]);

  // A request that includes other sellers' payouts is refused as a whole.
  const other = await harness.dueTo(await harness.shop());
  expect(await harness.release([other.id, id], seller.token)).toMatchObject(refused);
  expect(await harness.release([other.id], seller.token)).toMatchObject({ released: 1 });

  expect(await harness.release([id])).toMatchObject({ released: 1 });
  await harness.runAll();
  await harness.api.db.updateTable('payouts').set({ channel: 'FILE' }).where('id', '=', id).execute();
  expect(await settle(id, seller.token)).toMatchObject(refused);
  expect(await settle(id, harness.staff.token)).toMatchObject({ payout: { status: 'PAID' } });

  const failed = await harness.dueTo(seller);
  await harness.release([failed.id]);
  await harness.runAll();
  await harness.settle(failed.id, 'RETURNED');
  expect(await harness.retry(failed.id, { token: seller.token })).toMatchObject(refused);
  expect(await harness.retry(failed.id)).toMatchObject({ payout: { status: 'PLANNED' } });
});
