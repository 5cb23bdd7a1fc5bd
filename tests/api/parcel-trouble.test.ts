import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parcelDueAt } from '#domain/shipments/parcel-term.ts';
import * as overdueParcels from '#server/db/migrations/0356-overdue-parcels.ts';
import { announceParcel } from '#server/modules/shipments/announce-parcel.ts';
import { followParcel } from '#server/modules/shipments/follow-parcel.ts';
import type { ParcelFate } from '#server/outside/carrier/simulator.ts';
import { openPickupsHarness } from './pickups/harness.ts';

// Lost and returned parcels: what the seller, the buyer and the order clock can do, and the term of staff.

type Harness = Awaited<ReturnType<typeof openPickupsHarness>>;
type Answer = Readonly<Record<string, unknown>>;
const hour = 60 * 60 * 1000;

let harness: Harness;
beforeEach(async () => {
  harness = await openPickupsHarness();
});
afterEach(() => harness.api.close());

/** Sells a product by parcel, registers the parcel and lets it meet its fate. */
async function parcel(fate: ParcelFate): Promise<string> {
  const { deliveryUuid } = await harness.sale('post_transport');
  await announceParcel(harness.api.server.deps, deliveryUuid);
  await becomes(deliveryUuid, fate);
  return deliveryUuid;
}

async function becomes(deliveryUuid: string, fate: ParcelFate): Promise<void> {
  await harness.api.db
    .updateTable('simulated_parcels')
    .set({ fate })
    .where('reference', '=', deliveryUuid)
    .execute();
}

const follow = (deliveryUuid: string) => followParcel(harness.api.server.deps, deliveryUuid);

async function stateOf(deliveryUuid: string) {
  const { api } = harness;
  return await api.db
    .selectFrom('order_deliveries')
    .innerJoin('shipments', 'shipments.delivery_id', 'order_deliveries.id')
    .leftJoin('deadlines', (join) =>
      join.on('deadlines.kind', '=', 'order_clock').on('deadlines.subject_id', '=', deliveryUuid),
    )
    .select(['status', 'arrived_at', 'trouble', 'deadlines.due_at as clock'])
    .where('order_deliveries.id', '=', deliveryUuid)
    .executeTakeFirstOrThrow();
}

/** Sends a request with a new session, because weeks pass in these tests. */
async function ask(who: 'buyer' | 'seller' | 'staff', text: string, variables: object): Promise<Answer> {
  const token = await harness.api.signIn(harness[who]);
  const { data, errors } = await harness.api.graphql<{ it: Answer }>(text, { ...variables }, { token });
  expect(errors).toEqual([]);
  return data.it;
}

const move = (who: 'buyer' | 'seller', uuid: string, flags: object) =>
  ask(
    who,
    `mutation ($uuid: String!, $hasArrived: Boolean, $isInReview: Boolean, $complaint: String) {
      it: updateDeliveryStatus(
        uuid: $uuid, hasArrived: $hasArrived, isInReview: $isInReview, complaint: $complaint
      ) { __typename ... on OrderProduct { delivery { hasTrouble } } ... on Error { errorCode } } }`,
    { uuid, ...flags },
  );
const handle = (deliveryUuid: string, step: string) =>
  ask(
    'staff',
    `mutation ($deliveryUuid: String!, $step: ParcelStep!) {
      it: handleParcel(deliveryUuid: $deliveryUuid, step: $step) {
        ... on StaffParcel { due resolved } ... on Error { errorCode } } }`,
    { deliveryUuid, step },
  );

/** A parcel that the seller reported as arrived just before the carrier loses it. */
async function lostAfterArrival(): Promise<string> {
  const deliveryUuid = await parcel('lost');
  harness.clock.advance(239 * hour);
  await follow(deliveryUuid);
  expect((await move('seller', deliveryUuid, { hasArrived: true })).__typename).toBe('OrderProduct');
  expect((await stateOf(deliveryUuid)).clock).toBeInstanceOf(Date);
  return deliveryUuid;
}

test.each([
  ['lost', 241],
  ['returned', 69],
] as const)(
  'ORDER-012 ORDER-016 the seller cannot report a parcel that is %s as arrived, and the buyer may complain at once',
  async (fate, hours) => {
    const deliveryUuid = await parcel(fate);
    harness.clock.advance(21 * hour);
    await follow(deliveryUuid);
    harness.clock.advance((hours - 21) * hour);
    const complaint = { isInReview: true, complaint: 'Het pakket is nooit aangekomen.' };
    expect(await move('buyer', deliveryUuid, complaint)).toMatchObject({
      errorCode: 'delivery_is_not_overdue',
    });
    await follow(deliveryUuid);
    expect(await move('seller', deliveryUuid, { hasArrived: true })).toMatchObject({
      errorCode: 'delivery_has_trouble',
    });
    expect(await move('buyer', deliveryUuid, complaint)).toMatchObject({ delivery: { hasTrouble: true } });
    expect((await stateOf(deliveryUuid)).status).toBe('IN_REVIEW');
  },
);

test('a parcel that the seller reported as arrived is still followed, and not released once it is lost', async () => {
  const deliveryUuid = await lostAfterArrival();
  harness.clock.advance(5 * hour);
  await harness.settled();
  expect(await stateOf(deliveryUuid)).toMatchObject({ trouble: 'lost', clock: null });
  for (let day = 0; day < 8; day += 1) {
    harness.clock.advance(24 * hour);
    await harness.settled();
  }
  expect((await stateOf(deliveryUuid)).status).toBe('ARRIVED');

  // When staff settle it, the buyer's full term to answer starts again.
  expect(await handle(deliveryUuid, 'RESOLVED')).toMatchObject({ due: null, resolved: expect.any(String) });
  expect(await stateOf(deliveryUuid)).toMatchObject({
    ...{ status: 'ARRIVED', arrived_at: harness.clock.now(), clock: expect.any(Date) },
  });
  harness.clock.advance(48 * hour);
  await harness.settled();
  expect((await stateOf(deliveryUuid)).status).toBe('ARRIVED');
});

test('a lost parcel that is delivered after all is released within the usual term', async () => {
  const deliveryUuid = await lostAfterArrival();
  harness.clock.advance(2 * hour);
  await follow(deliveryUuid);
  expect(await stateOf(deliveryUuid)).toMatchObject({ trouble: 'lost', clock: null });
  await becomes(deliveryUuid, 'delivered');
  await follow(deliveryUuid);
  expect(await stateOf(deliveryUuid)).toMatchObject({
    ...{ status: 'ARRIVED', trouble: null, arrived_at: harness.clock.now(), clock: expect.any(Date) },
  });
});

test('staff have three working days; overdue problems are counted and come first', async () => {
  const [older, newer] = [await parcel('returned'), await parcel('returned')];
  const desk = async () => {
    const page = await ask(
      'staff',
      '{ it: staffParcels(limit: 100) { ... on StaffParcelPage { items { uuid due } } } }',
      {},
    );
    const { overdueParcels } = await ask(
      'staff',
      '{ it: staffDesk { ... on StaffDesk { overdueParcels } } }',
      {},
    );
    return { items: page.items, overdueParcels };
  };
  harness.clock.advance(69 * hour);
  await follow(older);
  const due = parcelDueAt(harness.clock.now());
  harness.clock.advance(hour);
  await follow(newer);
  const [first, second] = [older, newer].map((uuid) => ({ uuid, due: new Date(due).toISOString() }));
  expect(await desk()).toEqual({ items: [first, second], overdueParcels: 0 });
  await harness.api.db
    .updateTable('shipments')
    .set({ due_at: harness.clock.now() })
    .where('delivery_id', '=', newer)
    .execute();
  const passed = { uuid: newer, due: harness.clock.now().toISOString() };
  expect(await desk()).toEqual({ items: [passed, first], overdueParcels: 1 });
  await handle(newer, 'RESOLVED');
  expect(await desk()).toEqual({ items: [first], overdueParcels: 0 });
});

/** Advances the clock to a moment in Amsterdam winter time (YYYY-MM-DDTHH:MM) and runs everything that is due. */
async function until(local: string): Promise<void> {
  harness.clock.advance(Date.parse(`${local}:00+01:00`) - harness.clock.now().getTime());
  await harness.settled();
}

const alarms = () =>
  harness.mailsTo(harness.staff.email).filter(({ subject }) => /pakket met een probleem/.test(subject))
    .length;

/** A parcel that is returned on a Thursday; its three working days end on the following Tuesday. */
async function returnedOnThursday(): Promise<string> {
  const deliveryUuid = await parcel('returned');
  await until('2026-11-26T10:00');
  await follow(deliveryUuid);
  return deliveryUuid;
}

test('staff are emailed about an overdue parcel each working day until it is settled', async () => {
  const deliveryUuid = await returnedOnThursday();
  await until('2026-12-01T19:59');
  expect(alarms()).toBe(0);
  await until('2026-12-01T20:00');
  expect(alarms()).toBe(1);
  for (const [at, sent] of [
    ['2026-12-02T09:00', 2],
    ['2026-12-03T09:00', 3],
    ['2026-12-04T09:00', 4],
    // No alerts during the weekend.
    ['2026-12-07T08:59', 4],
    ['2026-12-07T09:00', 5],
  ] as const) {
    await until(at);
    expect([at, alarms()]).toEqual([at, sent]);
  }
  await handle(deliveryUuid, 'RESOLVED');
  const left = await harness.api.db
    .selectFrom('deadlines')
    .select('id')
    .where('kind', '=', 'parcel_overdue')
    .execute();
  expect(left).toEqual([]);
});

test('staff are not emailed about a parcel once its buyer has complained', async () => {
  const deliveryUuid = await returnedOnThursday();
  const complaint = { isInReview: true, complaint: 'Het pakket is nooit aangekomen.' };
  expect((await move('buyer', deliveryUuid, complaint)).__typename).toBe('OrderProduct');
  await until('2026-12-02T10:00');
  expect(alarms()).toBe(0);
  // The staff desk shows no deadline either.
  const page = await ask(
    'staff',
    '{ it: staffParcels(limit: 100) { ... on StaffParcelPage { items { uuid due } } } }',
    {},
  );
  expect(page.items).toEqual([{ uuid: deliveryUuid, due: null }]);
});

test('parcels that waited before there were deadlines get one, unless their sale has ended', async () => {
  const [open, resolved, ended] = [
    await returnedOnThursday(),
    await returnedOnThursday(),
    await returnedOnThursday(),
  ];
  const { db } = harness.api;
  await handle(resolved, 'RESOLVED');
  await db
    .updateTable('order_deliveries')
    .set({ status: 'CANCELLED', cancelled_at: harness.clock.now() })
    .where('id', '=', ended)
    .execute();
  await db.deleteFrom('deadlines').where('kind', '=', 'parcel_overdue').execute();
  await overdueParcels.up(db as Kysely<unknown>);
  const planned = await db
    .selectFrom('deadlines')
    .select('subject_id')
    .where('kind', '=', 'parcel_overdue')
    .execute();
  expect(planned).toEqual([{ subject_id: open }]);
});
