import { afterAll, expect, test } from 'vitest';
import { announceParcel } from '#server/modules/shipments/announce-parcel.ts';
import { chooseCarrier } from '#server/outside/carrier/choose-carrier.ts';
import { openPickupsHarness } from './pickups/harness.ts';

// Production without CARRIER_KEY: sellers buy their own labels.

const harness = await openPickupsHarness();
const { api, buyer, seller, staff } = harness;
afterAll(() => api.close());

test('without a carrier no rejected address is reported, and the seller sends the parcel', async () => {
  const settings = { carrierUrl: 'https://carrier.test', carrierKey: null, production: true, demo: false };
  const carrier = chooseCarrier(settings, api.db, harness.clock);
  const deps = { ...api.server.deps, carrier };
  const { deliveryUuid } = await harness.sale('post_transport');
  const mails = () =>
    [buyer, seller].map(({ email }) => harness.mailsTo(email).map(({ subject }) => subject));
  await harness.settled();
  const before = mails();
  // The second address was rejected earlier by a carrier that is no longer configured.
  for (const refusedAt of [null, harness.clock.now()]) {
    await api.db
      .updateTable('order_deliveries')
      .set({ address_refused_at: refusedAt })
      .where('id', '=', deliveryUuid)
      .execute();
    await announceParcel(deps, deliveryUuid);
    await harness.settled();
    expect(mails()).toEqual(before);
    const { data } = await api.graphql<{ staffDesk: object }>(
      '{ staffDesk { ... on StaffDesk { parcelsInTrouble } } }',
      {},
      { token: staff.token },
    );
    expect(data.staffDesk).toEqual({ parcelsInTrouble: 0 });
  }
  const { data } = await api.graphql<{ sendParcel: object }>(
    'mutation ($uuid: String!) { sendParcel(deliveryUuid: $uuid) { __typename } }',
    { uuid: deliveryUuid },
    { token: seller.token },
  );
  expect(data.sendParcel).toEqual({ __typename: 'OrderProduct' });
});
