import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { choosePartner } from '#server/outside/transport/choose-partner.ts';
import { TransportError } from '#server/outside/transport/rest-partner.ts';
import { simulatedPartner } from '#server/outside/transport/simulator.ts';
import { TransportRefusal } from '#server/outside/transport/transport-partner.ts';
import { dayText, openTransportsHarness } from './transports/harness.ts';

const harness = await openTransportsHarness();
const { api, buyer, seller, read, select, reject, propose, cancel, proposed, settled, clock, mood } = harness;
afterAll(() => api.close());
beforeEach(() => {
  mood.book = simulatedPartner.book;
});

const hour = 60 * 60 * 1000;
const takeOver = async (uuid: string) => {
  const { data } = await api.graphql<{ it: { __typename: string; errorCode?: string } }>(
    `mutation ($uuid: String!) { it: setTransportHandledBySeller(deliveryUuid: $uuid,
      transportHandledBySeller: true) { __typename ... on Error { errorCode } } }`,
    { uuid },
    { token: seller.token },
  );
  return data.it;
};
/** A transport whose agreed day, the second of the proposed ones, was refused by the partner a moment ago. */
async function refused() {
  mood.book = () => Promise.reject(new TransportRefusal('no van on that day'));
  const { uuid, id, dates } = await proposed();
  await select(id, dates[1] ?? '');
  await settled();
  mood.book = simulatedPartner.book;
  clock.advance(1000);
  return { uuid, dates };
}

describe('the transport partner is notified of the day', () => {
  test('TRANS-011 TRANS-003 once booked it is synced and planned, with its day, and the buyer is notified', async () => {
    const { uuid, id, dates } = await proposed();
    const [day = ''] = dates;
    await select(id, day);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({
      ...{ status: 'synced', shippingDate: day, syncFailed: false },
      dateSuggestion: { status: 'shipment_planned', selectedDate: day },
    });
    expect(harness.booked.filter(({ reference }) => reference === uuid)).toEqual([
      expect.objectContaining({
        ...{ day, width: 125, height: 80, depth: 65 },
        to: expect.objectContaining({ street: 'Biltstraat', postcode: '3572 BJ' }),
      }),
    ]);
    const { subject, text } = harness.mailsTo(buyer.email).at(-1) ?? {};
    expect(subject).toMatch(/wordt bezorgd op vrijdag 27 november/);
    expect(text).toContain('tussen 08:00 en 18:00');
  });

  test('TRANS-004 while the partner cannot be reached it waits, is asked again, and is planned once they can', async () => {
    mood.book = () => Promise.reject(new Error('no answer'));
    const { uuid, id, dates } = await proposed();
    await select(id, dates[0] ?? '');
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ status: 'syncing', shippingDate: null });
    mood.book = simulatedPartner.book;
    clock.advance(hour);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ status: 'synced', shippingDate: dates[0] });
  });

  test('TRANS-032 a day that the partner refuses is taken back, and both sides are notified', async () => {
    const { uuid, dates } = await refused();
    const [first = '', day = '', last = ''] = dates;
    expect(await read(uuid, seller)).toMatchObject({
      ...{ status: 'not_synced', syncFailed: true, shippingDate: null, possible: ['measure', 'propose'] },
      // The buyer rejected nothing.
      dateSuggestion: { id: null, status: 'waiting_on_seller', proposalStatus: null, dates: [] },
      days: { rejectedDates: [day] },
    });
    for (const [{ email }, next] of [
      [buyer, 'De verkoper stelt andere dagen voor.'],
      [seller, 'Stel andere dagen voor, of bezorg het product zelf.'],
    ] as const) {
      const mail = harness.mailsTo(email).at(-1);
      expect(mail?.subject).toMatch(/andere dag/i);
      expect(mail?.text).toContain(`Onze transportpartner kan niet op ${dayText(day)}.`);
      expect(mail?.text).toContain(next);
    }
    expect(await propose(uuid, dates)).toMatchObject({ errorCode: 'transport_date_rejected' });
    // The partner did not refuse the other two.
    const others = [first, last, harness.nextDays(4, [day]).at(-1) ?? ''];
    const again = await propose(uuid, others);
    expect(again).toMatchObject({ syncFailed: false, dateSuggestion: { status: 'waiting_on_buyer' } });
    await select(again.dateSuggestion?.id ?? '', last);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({
      status: 'synced',
      syncFailed: false,
      shippingDate: last,
    });
  });

  test('after a refusal the seller may take over the transport', async () => {
    const { uuid } = await refused();
    expect(await takeOver(uuid)).toMatchObject({ __typename: 'OrderProduct' });
  });

  test('a failed booking is not announced any more once the seller has proposed other days', async () => {
    const settings = { groups: {}, quietHours: { from: 8, to: 20 } };
    const stored = { user_id: seller.id, settings: JSON.stringify(settings), updated_at: clock.now() };
    await api.db.insertInto('notification_settings').values(stored).execute();
    const { uuid, dates } = await refused();
    const failures = () =>
      harness.mailsTo(seller.email).filter(({ subject }) => /nog niet geboekt/.test(subject)).length;
    const before = failures();
    await propose(uuid, harness.nextDays(3, [dates[1] ?? '']));
    const evening = new Date(clock.now()).setUTCHours(20);
    clock.advance(evening - clock.now().getTime());
    await settled();
    expect(failures()).toBe(before);
    await api.db.deleteFrom('notification_settings').execute();
  });

  test('TRANS-032 a day without an answer is a failure too, and a late answer still plans it', async () => {
    mood.book = () => Promise.reject(new Error('no answer'));
    const { uuid, id, dates } = await proposed();
    const last = dates.at(-1) ?? '';
    await select(id, last);
    await settled();
    clock.advance(25 * hour);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ status: 'not_synced', syncFailed: true });
    mood.book = simulatedPartner.book;
    clock.advance(2 * hour);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({
      status: 'synced',
      syncFailed: false,
      shippingDate: last,
    });
  });

  test('a sale that is cancelled needs no van: its booking is ended', async () => {
    const { uuid, id, dates } = await proposed();
    await select(id, dates[0] ?? '');
    await settled();
    await cancel(uuid);
    await settled();
    expect(harness.cancelled).toContain(uuid);
  });

  test('cancelled while the partner is being notified: the booking is ended at once', async () => {
    const { uuid, id, dates } = await proposed();
    mood.book = async (booking) => {
      await cancel(uuid);
      return await simulatedPartner.book(booking);
    };
    await select(id, dates[0] ?? '');
    await settled();
    expect(harness.cancelled).toContain(uuid);
    expect(await read(uuid, buyer)).toMatchObject({ shippingDate: null, possible: [] });
  });

  /** A transport that the partner booked, although no answer arrived. */
  async function unanswered() {
    mood.book = () => Promise.reject(new TransportError('The partner did not answer.'));
    const { uuid, id, dates } = await proposed();
    await select(id, dates[0] ?? '');
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ dateSuggestion: { status: 'date_selected' } });
    return uuid;
  }

  test('a booking whose answer was lost is cancelled with its sale', async () => {
    const uuid = await unanswered();
    await cancel(uuid);
    await settled();
    expect(harness.cancelled).toContain(uuid);
  });

  test('a booking whose answer was lost is cancelled where the delivery went on without it', async () => {
    const uuid = await unanswered();
    await api.db.updateTable('order_deliveries').set({ status: 'ARRIVED' }).where('id', '=', uuid).execute();
    const attempts = harness.booked.length;
    clock.advance(hour);
    await settled();
    expect(harness.cancelled).toContain(uuid);
    expect(harness.booked).toHaveLength(attempts);
  });

  test('once a day is agreed on the seller alone cannot take it over', async () => {
    const { uuid, id, dates } = await proposed();
    const isAsked = async () => {
      const { data } = await api.graphql<{
        it: { orderProducts: { delivery: { uuid: string; asksForTransport: boolean } }[] };
      }>(
        '{ it: orderProducts { ... on OrderProductList { orderProducts { delivery { uuid asksForTransport } } } } }',
        {},
        { token: seller.token },
      );
      return data.it.orderProducts.find(({ delivery }) => delivery.uuid === uuid)?.delivery.asksForTransport;
    };
    expect(await isAsked()).toBe(true);
    await select(id, dates[0] ?? '');
    expect(await takeOver(uuid)).toMatchObject({ errorCode: 'transport_is_planned' });
    // The buttons are not shown either.
    expect(await isAsked()).toBe(false);
  });
});

describe('both at once', () => {
  test('TRANS-026 TRANS-027 of two simultaneous answers one counts, and the other is refused', async () => {
    const { uuid, id, dates } = await proposed();
    const answers = await Promise.all([
      select(id, dates[0] ?? ''),
      reject(id),
      select(id, dates[1] ?? ''),
      reject(id),
    ]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual([
      ...['done', 'wrong_state', 'wrong_state', 'wrong_state'],
    ]);
    const { dateSuggestion } = await read(uuid, buyer);
    const [chosen] = [answers[0], answers[2]].filter((answer) => answer?.errorCode === undefined);
    expect(chosen === undefined ? ['waiting_on_seller'] : ['date_selected', 'shipment_planned']).toContain(
      dateSuggestion?.status,
    );
  });

  test('TRANS-025 two starts at the same moment are one', async () => {
    const uuid = await harness.sale();
    const answers = await Promise.all([harness.start(uuid), harness.start(uuid)]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual(['done', 'wrong_state']);
  });

  test('a proposed day that has come too close is not confirmed', async () => {
    const { id, dates } = await proposed();
    const [first = '', , last = ''] = dates;
    clock.advance(Date.parse(`${first}T08:00:00Z`) - clock.now().getTime() - 24 * hour);
    expect(await select(id, first)).toMatchObject({ errorCode: 'transport_date_passed' });
    expect(await select(id, last)).toMatchObject({ dateSuggestion: { selectedDate: last } });
  });
});

test('in production nobody promises a van that does not come', async () => {
  const without = { transportUrl: 'http://127.0.0.1:1', transportKey: null };
  expect(choosePartner({ ...without, production: false, demo: false })).toBe(simulatedPartner);
  expect(choosePartner({ ...without, production: true, demo: true })).toBe(simulatedPartner);
  await expect(choosePartner({ ...without, production: true, demo: false }).cancel('x')).rejects.toThrow(
    /No transport partner/,
  );
  const connected = choosePartner({ ...without, transportKey: 'geheim', production: true, demo: false });
  await expect(connected.cancel('x')).rejects.toBeInstanceOf(TransportError);
});
