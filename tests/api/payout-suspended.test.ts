import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

test('a payout to a suspended seller is held back, unless staff choose to release it', async () => {
  const [honest, suspended] = [await harness.shop(), await harness.shop()];
  const one = await harness.dueTo(honest);
  const other = await harness.dueTo(suspended);
  await harness.api.db
    .updateTable('users')
    .set({ suspended_at: harness.clock.now() })
    .where('seller_id', '=', suspended.sellerId)
    .execute();
  const shown = await harness.ask(
    `query ($uuid: String!) { it: staffPayout(uuid: $uuid) { __typename ... on StaffPayout { isSellerSuspended } } }`,
    { uuid: other.id },
    harness.staff.token,
  );
  expect(shown).toMatchObject({ isSellerSuspended: true });
  const uuids = [one.id, other.id];
  expect(await harness.release(uuids)).toMatchObject({ released: 1, outdated: 0, heldBack: 1 });
  await harness.runAll();
  expect(await harness.payoutsOf(suspended)).toMatchObject([{ status: 'PLANNED' }]);
  expect(await harness.transfersOf(other.id)).toEqual([]);
  const chosen = { uuids: [other.id], suspendedUuids: [other.id] };
  expect(await harness.releaseWith(chosen)).toMatchObject({ released: 1, heldBack: 0 });
});
