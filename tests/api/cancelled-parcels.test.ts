import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { announceParcel } from '#server/modules/shipments/announce-parcel.ts';
import { followParcel } from '#server/modules/shipments/follow-parcel.ts';
import { CarrierError, CarrierRefusal } from '#server/outside/carrier/carrier.ts';
import { openPickupsHarness } from './pickups/harness.ts';

const harness = await openPickupsHarness();
const { api, seller, staff } = harness;
const { deps } = api.server;
afterAll(() => api.close());

const hour = 60 * 60 * 1000;

async function announced() {
  const sold = await harness.sale('post_transport');
  // The delivery becomes a parcel only after the order was placed, whose own event finds none.
  await harness.settled();
  await announceParcel(deps, sold.deliveryUuid);
  return sold;
}

const rowOf = (deliveryUuid: string) =>
  api.db.selectFrom('order_deliveries').selectAll().where('id', '=', deliveryUuid).executeTakeFirstOrThrow();
const parcelOf = (deliveryUuid: string) =>
  api.db
    .selectFrom('simulated_parcels')
    .select(['fate', 'code'])
    .where('reference', '=', deliveryUuid)
    .executeTakeFirst();
const fateOf = async (deliveryUuid: string) => (await parcelOf(deliveryUuid))?.fate;
const cancelSale = async (uuid: string) => {
  const { errors } = await api.graphql(
    'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
    { uuid },
    { token: staff.token },
  );
  expect(errors).toEqual([]);
};
const withCarrier = (changes: Partial<typeof deps.carrier>) => ({
  ...deps,
  carrier: { ...deps.carrier, ...changes },
});
const labelOf = async (uuid: string) => {
  const { data } = await api.graphql<{
    it: { readonly delivery: { readonly postnlLabelLink: string | null } };
  }>(
    'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { delivery { postnlLabelLink } } } }',
    { uuid },
    { token: seller.token },
  );
  return data.it.delivery.postnlLabelLink;
};

test('the parcel of a cancelled sale is cancelled at the carrier, and its label is not offered any more', async () => {
  const { deliveryUuid, uuid } = await announced();
  const { pathname, search } = new URL((await labelOf(uuid)) ?? '');
  await cancelSale(deliveryUuid);
  await harness.settled();
  expect(await fateOf(deliveryUuid)).toBe('cancelled');
  expect(await labelOf(uuid)).toBeNull();
  const label = await api.server.app.inject({ method: 'GET', url: pathname + search });
  expect([label.statusCode, label.body]).toEqual([422, expect.stringContaining('label_cancelled')]);
});

test('it is cancelled too if the carrier answers its announcement only then', async () => {
  const { deliveryUuid } = await harness.sale('post_transport');
  const create: typeof deps.carrier.create = async (request) => {
    await cancelSale(deliveryUuid);
    return await deps.carrier.create(request);
  };
  // By the announcement itself: the event of the cancellation may have come before the carrier had the parcel.
  const cancelled: string[] = [];
  const cancel = async (reference: string) => void cancelled.push(reference);
  await announceParcel(withCarrier({ create, cancel }), deliveryUuid);
  expect(cancelled).toEqual([deliveryUuid]);
});

test.each([
  ['not sent', null],
  ['sent with a label of its seller', harness.clock.now()],
])('it is cancelled too if the answer to its announcement was lost: %s', async (_sent, shippedAt) => {
  const { deliveryUuid } = await harness.sale('post_transport');
  const create: typeof deps.carrier.create = async (request) => {
    await deps.carrier.create(request);
    throw new CarrierError('no answer');
  };
  await expect(announceParcel(withCarrier({ create }), deliveryUuid)).rejects.toBeInstanceOf(CarrierError);
  await api.db
    .updateTable('order_deliveries')
    .set({ shipped_at: shippedAt })
    .where('id', '=', deliveryUuid)
    .execute();
  await cancelSale(deliveryUuid);
  await announceParcel(deps, deliveryUuid);
  expect(await fateOf(deliveryUuid)).toBe('cancelled');
});

test('a carrier that does not answer is asked again, one that refuses is not', async () => {
  const { deliveryUuid } = await announced();
  await cancelSale(deliveryUuid);
  const failing = (error: Error) => withCarrier({ cancel: () => Promise.reject(error) });
  await expect(announceParcel(failing(new CarrierError('x')), deliveryUuid)).rejects.toThrow('x');
  await expect(announceParcel(failing(new CarrierRefusal('x')), deliveryUuid)).resolves.toBeUndefined();
});

test('it is not followed any more, which a carrier that has forgotten it would answer with an error', async () => {
  const { deliveryUuid } = await announced();
  await cancelSale(deliveryUuid);
  const fetchScans = () => Promise.reject(new CarrierError('unknown'));
  await expect(followParcel(withCarrier({ fetchScans }), deliveryUuid)).resolves.toBeUndefined();
});

test('a parcel that is sent stays as it is: scanned by the carrier, or sent with our label by its seller', async () => {
  const [scanned, sent, own] = [await announced(), await announced(), await announced()];
  const shipped = { shipped_at: harness.clock.now() };
  const ship = (uuid: string, code: string | null) =>
    api.db
      .updateTable('order_deliveries')
      .set({ ...shipped, dhl_tracker_code: code })
      .where('id', '=', uuid)
      .execute();
  await api.db
    .insertInto('parcel_scans')
    .values({ delivery_id: scanned.deliveryUuid, kind: 'accepted', scanned_at: harness.clock.now() })
    .execute();
  await ship(sent.deliveryUuid, (await rowOf(sent.deliveryUuid)).dhl_tracker_code);
  await ship(own.deliveryUuid, null);
  for (const { deliveryUuid } of [scanned, sent, own]) await cancelSale(deliveryUuid);
  await harness.settled();
  const fates = await Promise.all([scanned, sent, own].map(({ deliveryUuid }) => fateOf(deliveryUuid)));
  expect(fates).toEqual(['waiting', 'waiting', 'cancelled']);
});

test('the simulated carrier cancels what it does not have yet, and ignores what it does not know', async () => {
  const { deliveryUuid } = await announced();
  await api.db
    .updateTable('simulated_parcels')
    .set({ fate: 'delivered' })
    .where('reference', '=', deliveryUuid)
    .execute();
  harness.clock.advance(21 * hour);
  await deps.carrier.cancel(deliveryUuid);
  expect(await fateOf(deliveryUuid)).toBe('delivered');
  await expect(deps.carrier.cancel(randomUUID())).resolves.toBeUndefined();
});
