import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { orderPlaced } from '#server/modules/orders/events.ts';
import { announceParcel } from '#server/modules/shipments/announce-parcel.ts';
import { followParcel } from '#server/modules/shipments/follow-parcel.ts';
import { parcelPath } from '#server/modules/shipments/links.ts';
import type { ParcelFate } from '#server/outside/carrier/simulator.ts';
import { openPickupsHarness } from './pickups/harness.ts';

const harness = await openPickupsHarness();
const { api, buyer, seller, stranger, staff } = harness;
afterAll(() => api.close());

const hour = 60 * 60 * 1000;

/**
 * Sells a product by parcel and registers the parcel. The delivery becomes a parcel only after the order was placed.
 */
async function parcel(fate: ParcelFate = 'delivered') {
  const sold = await harness.sale('post_transport');
  await announceParcel(api.server.deps, sold.deliveryUuid);
  await api.db
    .updateTable('simulated_parcels')
    .set({ fate })
    .where('reference', '=', sold.deliveryUuid)
    .execute();
  return sold;
}

const rowOf = (deliveryUuid: string) =>
  api.db.selectFrom('order_deliveries').selectAll().where('id', '=', deliveryUuid).executeTakeFirstOrThrow();
const troubleOf = async (deliveryUuid: string) =>
  (
    await api.db
      .selectFrom('shipments')
      .select('trouble')
      .where('delivery_id', '=', deliveryUuid)
      .executeTakeFirstOrThrow()
  ).trouble;
const pathOf = (link: string | null) => {
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};
const subjectsTo = (email: string) => harness.mailsTo(email).map(({ subject }) => subject);

describe('a parcel with our label', () => {
  test('is announced once, and its label is a PDF for holders of the seller’s link', async () => {
    const { deliveryUuid } = await parcel();
    await Promise.all([1, 2, 3].map(() => announceParcel(api.server.deps, deliveryUuid)));
    const row = await rowOf(deliveryUuid);
    expect(row.track_and_trace_link).toMatch(/^https:\/\/jouw\.postnl\.nl\/track-and-trace\/3SHERV\d{9}-NL$/);
    const { count } = await api.db
      .selectFrom('simulated_parcels')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('reference', '=', deliveryUuid)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    const path = pathOf(row.postnl_label_link);
    const label = await api.server.app.inject({ method: 'GET', url: path });
    expect(label.headers['content-type']).toBe('application/pdf');
    expect(label.headers['referrer-policy']).toBe('no-referrer');
    // Browsers do not display a PDF in a sandbox.
    expect(label.headers['content-security-policy']).not.toContain('sandbox');
    expect(label.body).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    for (const text of [row.dhl_tracker_code ?? '-', 'Noor Janssen', 'Biltstraat 12', 'Willem van Dijk'])
      expect(label.body).toContain(text);
    for (const wrong of [`${path}x`, path.replace(deliveryUuid, randomUUID())])
      expect((await api.server.app.inject({ method: 'GET', url: wrong })).statusCode).toBe(422);
    await harness.settled();
    expect(subjectsTo(seller.email)).toContainEqual(expect.stringMatching(/^Het verzendlabel voor/));
  });

  test('an order with a parcel gets its label automatically', async () => {
    const { deliveryUuid, uuid } = await harness.sale('post_transport');
    const { order_id: orderId } = await api.db
      .selectFrom('order_products')
      .select('order_id')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    const { deps } = api.server;
    await inTransaction(api.db, (tx) =>
      scopeOf(tx, deps.bus, harness.clock.now()).emit(orderPlaced, { orderId }),
    );
    await harness.settled();
    expect((await rowOf(deliveryUuid)).postnl_label_link).toContain(`/shipments/${deliveryUuid}/label`);
  });

  test('the first scan marks it as sent and the last as arrived, each once', async () => {
    const { deliveryUuid } = await parcel();
    const look = () => followParcel(api.server.deps, deliveryUuid);
    await look();
    expect(await rowOf(deliveryUuid)).toMatchObject({ status: 'PENDING', shipped_at: null });
    harness.clock.advance(21 * hour);
    await Promise.all([look(), look(), look()]);
    const shipped = await rowOf(deliveryUuid);
    expect(shipped).toMatchObject({ status: 'PENDING', shipped_at: expect.any(Date) });
    harness.clock.advance(30 * hour);
    await Promise.all([look(), look()]);
    expect(await rowOf(deliveryUuid)).toMatchObject({
      ...{ status: 'ARRIVED', shipped_at: shipped.shipped_at, confirmed_at: null },
    });
  });

  test('the sweep fetches the status even when the carrier never calls the webhook', async () => {
    const { deliveryUuid } = await parcel();
    for (let round = 0; round < 14; round += 1) {
      harness.clock.advance(4 * hour);
      await harness.settled();
    }
    expect((await rowOf(deliveryUuid)).status).toBe('ARRIVED');
    const deadlines = await api.db
      .selectFrom('deadlines')
      .select('kind')
      .where('subject_id', '=', deliveryUuid)
      .execute();
    expect(deadlines.map(({ kind }) => kind)).not.toContain('shipment_look');
  });

  test('the webhook only triggers a status check, with any body; without the signature it is refused', async () => {
    const { deliveryUuid } = await parcel();
    harness.clock.advance(49 * hour);
    const url = parcelPath(api.server.deps.secrets, 'webhook', deliveryUuid);
    const callWebhook = (address: string) =>
      api.server.app.inject({ method: 'POST', url: address, payload: { status: 'RETURNED' } });
    expect((await callWebhook(`${url}x`)).statusCode).toBe(422);
    expect((await callWebhook(url.replace('webhook', 'label'))).statusCode).toBe(404);
    expect((await rowOf(deliveryUuid)).status).toBe('PENDING');
    expect((await callWebhook(url)).statusCode).toBe(200);
    expect((await rowOf(deliveryUuid)).status).toBe('ARRIVED');
    expect(await troubleOf(deliveryUuid)).toBeNull();
  });

  test.each([
    ['lost', 241, /is kwijt$/],
    ['returned', 69, /(komt terug|gaat terug)$/],
  ] as const)(
    'both sides are notified once of a parcel that is %s, and it stays marked',
    async (fate, hours, subject) => {
      const { deliveryUuid } = await parcel(fate);
      harness.clock.advance(hours * hour);
      for (let round = 0; round < 3; round += 1) await followParcel(api.server.deps, deliveryUuid);
      expect(await troubleOf(deliveryUuid)).toBe(fate);
      expect((await rowOf(deliveryUuid)).status).toBe('PENDING');
      const before = [buyer, seller].map(({ email }) => subjectsTo(email).length);
      await harness.settled();
      for (const [at, { email }] of [buyer, seller].entries()) {
        const added = subjectsTo(email).slice(before[at]);
        expect(added.filter((one) => subject.test(one))).toHaveLength(1);
      }
    },
  );
});

describe('a parcel that the seller marks as sent', () => {
  interface Answer {
    readonly __typename: string;
    readonly errorCode?: string;
  }
  const send = async (who: { readonly token: string }, variables: object) => {
    const { data, errors } = await api.graphql<{ it: Answer }>(
      `mutation ($deliveryUuid: String!, $trackingLink: String, $commandId: String) {
        it: sendParcel(deliveryUuid: $deliveryUuid, trackingLink: $trackingLink, commandId: $commandId) {
          __typename ... on Error { errorCode } } }`,
      { ...variables },
      { token: who.token },
    );
    expect(errors).toEqual([]);
    return data.it;
  };

  test('with a link of their own, once; nobody else may', async () => {
    const { deliveryUuid } = await harness.sale('post_transport');
    for (const who of [buyer, stranger, staff])
      expect((await send(who, { deliveryUuid })).__typename).toMatch(/PermissionError$/);
    expect(await send(seller, { deliveryUuid, trackingLink: 'javascript:alert(1)' })).toMatchObject({
      errorCode: 'tracking_link_wrong',
    });
    const trackingLink = 'https://jouw.postnl.nl/track-and-trace/3SABC';
    const own = { deliveryUuid, trackingLink, commandId: randomUUID() };
    for (let round = 0; round < 2; round += 1)
      expect((await send(seller, own)).__typename).toBe('OrderProduct');
    expect(await rowOf(deliveryUuid)).toMatchObject({
      ...{ status: 'PENDING', shipped_at: expect.any(Date), track_and_trace_link: trackingLink },
    });
    expect(await send(seller, { deliveryUuid })).toMatchObject({ errorCode: 'delivery_is_shipped' });
    const pickup = await harness.sale('pickup_transport');
    expect(await send(seller, { deliveryUuid: pickup.deliveryUuid })).toMatchObject({
      errorCode: 'delivery_is_no_parcel',
    });
  });
});

describe('a parcel with a problem', () => {
  type Answer = Readonly<Record<string, unknown>>;
  const ask = async (text: string, variables: object, who = staff): Promise<Answer> => {
    const { data, errors } = await api.graphql<{ it: Answer }>(text, { ...variables }, { token: who.token });
    expect(errors).toEqual([]);
    return data.it;
  };
  const handle = (deliveryUuid: string, step: string, who = staff) =>
    ask(
      `mutation ($deliveryUuid: String!, $step: ParcelStep!) {
        it: handleParcel(deliveryUuid: $deliveryUuid, step: $step) {
          __typename ... on StaffParcel { trouble contacted resolved } ... on Error { errorCode } } }`,
      { deliveryUuid, step },
      who,
    );
  const openOnes = async () => {
    const { items } = (await ask(
      '{ it: staffParcels(limit: 100) { ... on StaffParcelPage { items { uuid trouble since nextStep } } } }',
      {},
    )) as { readonly items: readonly { readonly uuid: string; readonly trouble: string }[] };
    return items;
  };

  test('an address that the carrier rejects is reported to both sides once, and to staff', async () => {
    const { deliveryUuid } = await harness.sale('post_transport');
    const { order_product_id } = await rowOf(deliveryUuid);
    await api.db
      .updateTable('orders')
      .set({ shipping_address: null })
      .where('id', 'in', (eb) =>
        eb.selectFrom('order_products').select('order_id').where('id', '=', order_product_id),
      )
      .execute();
    const before = [seller, buyer].map(({ email }) => subjectsTo(email).length);
    for (let round = 0; round < 2; round += 1) await announceParcel(api.server.deps, deliveryUuid);
    await harness.settled();
    const added = [seller, buyer].map(({ email }, at) => subjectsTo(email).slice(before[at]));
    expect(added[0]?.filter((one) => /^Geen verzendlabel/.test(one))).toHaveLength(1);
    expect(added[1]?.filter((one) => /^Klopt het bezorgadres/.test(one))).toHaveLength(1);
    expect(await openOnes()).toContainEqual(
      expect.objectContaining({ uuid: deliveryUuid, trouble: 'ADDRESS', since: expect.any(String) }),
    );
    expect(await handle(deliveryUuid, 'CONTACTED')).toMatchObject({ errorCode: 'parcel_without_label' });
  });

  test('staff record that they contacted the carrier and that the problem is resolved; nobody else can', async () => {
    const { deliveryUuid } = await parcel('lost');
    expect(await handle(deliveryUuid, 'RESOLVED')).toMatchObject({ errorCode: 'parcel_without_trouble' });
    harness.clock.advance(241 * hour);
    await followParcel(api.server.deps, deliveryUuid);
    expect((await openOnes()).map(({ uuid }) => uuid)).toContain(deliveryUuid);
    for (const who of [buyer, seller])
      expect((await handle(deliveryUuid, 'CONTACTED', who)).__typename).toBe(
        'UserHasNoAdminPermissionsError',
      );
    expect(await handle(deliveryUuid, 'CONTACTED')).toMatchObject({
      ...{ trouble: 'LOST', contacted: expect.any(String), resolved: null },
    });
    expect(await handle(deliveryUuid, 'RESOLVED')).toMatchObject({ resolved: expect.any(String) });
    expect((await openOnes()).map(({ uuid }) => uuid)).not.toContain(deliveryUuid);
  });

  test('a return entered by staff counts even if the carrier has no scan of it', async () => {
    const { deliveryUuid } = await parcel('waiting');
    expect(await handle(deliveryUuid, 'RETURNED')).toMatchObject({ trouble: 'RETURNED' });
    await followParcel(api.server.deps, deliveryUuid);
    expect(await troubleOf(deliveryUuid)).toBe('returned');
  });

  test.each(['RETURN_PENDING', 'RETURN_SENT'] as const)(
    'a parcel returned to the seller advances the return of a case in %s',
    async (state) => {
      const { deliveryUuid, uuid } = await parcel('returned');
      const now = harness.clock.now();
      await api.db
        .updateTable('order_deliveries')
        .set({ status: 'IN_REVIEW', in_review_at: now, shipped_at: now, complaint: 'Niet gekregen.' })
        .where('id', '=', deliveryUuid)
        .execute();
      await api.db
        .insertInto('cases')
        .values({
          ...{ id: randomUUID(), order_product_id: uuid, reason: 'NOT_RECEIVED', checks: '{}' },
          ...{ wish: 'FULL_REFUND', state, state_since: now, opened_at: now },
          ...{ refund_cents: 1000, needs_return: true, return_paid_by: 'SELLER' },
        })
        .execute();
      harness.clock.advance(117 * hour);
      await followParcel(api.server.deps, deliveryUuid);
      await harness.settled();
      const found = await api.db
        .selectFrom('cases')
        .select('state')
        .where('order_product_id', '=', uuid)
        .executeTakeFirstOrThrow();
      expect(found.state).toBe('RETURN_ARRIVED');
    },
  );
});
