import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { choosePartner } from '#server/outside/transport/choose-partner.ts';
import { TransportError } from '#server/outside/transport/rest-partner.ts';
import { simulatedPartner } from '#server/outside/transport/simulator.ts';
import { TransportRefusal } from '#server/outside/transport/transport-partner.ts';
import { openTransportsHarness } from './transports/harness.ts';

const harness = await openTransportsHarness();
const { api, buyer, seller, staff, read, select, reject, proposed, settled, clock, mood } = harness;
afterAll(() => api.close());
beforeEach(() => {
  mood.book = simulatedPartner.book;
});

const hour = 60 * 60 * 1000;
const cancel = (uuid: string) =>
  api.graphql<{ it: { __typename: string } }>(
    'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
    { uuid },
    { token: staff.token },
  );

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

  test('TRANS-032 TRANS-010 what the partner refuses sends both sides to support; the chosen day stays', async () => {
    mood.book = () => Promise.reject(new TransportRefusal('too large'));
    const { uuid, id, dates } = await proposed();
    await select(id, dates[1] ?? '');
    await settled();
    expect(await read(uuid, seller)).toMatchObject({
      ...{ status: 'not_synced', syncFailed: true, shippingDate: null },
      dateSuggestion: { status: 'date_selected', selectedDate: dates[1] },
    });
    for (const { email } of [buyer, seller]) {
      const last = harness.mailsTo(email).at(-1);
      expect(last?.subject).toMatch(/nog niet geboekt/);
      expect(last?.text).toContain('neem contact met ons op');
    }
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

  test('once a day is agreed on the seller alone cannot take it over', async () => {
    const { uuid, id, dates } = await proposed();
    const takeOver = async () => {
      const { data } = await api.graphql<{ it: { __typename: string; errorCode?: string } }>(
        `mutation ($uuid: String!) { it: setTransportHandledBySeller(deliveryUuid: $uuid,
          transportHandledBySeller: true) { __typename ... on Error { errorCode } } }`,
        { uuid },
        { token: seller.token },
      );
      return data.it;
    };
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
    expect(await takeOver()).toMatchObject({ errorCode: 'transport_is_planned' });
    // The buttons are not shown either.
    expect(await isAsked()).toBe(false);
  });
});

describe('TRANS-024 the evening before', () => {
  test('both sides are notified of a window of four hours between 08:00 and 18:00, once, in the evening before', async () => {
    const { uuid, id, dates } = await proposed();
    const [day = ''] = dates;
    await select(id, day);
    await settled();
    const mailsAbout = ({ email }: typeof buyer, start: string) =>
      harness.mailsTo(email).filter(({ subject }) => subject.startsWith(start));
    // The window is that of the collection; the buyer is notified that the product is on its way.
    const windowMails = () => [mailsAbout(buyer, 'Onderweg op'), mailsAbout(seller, 'Op ')] as const;
    const before = windowMails().map(({ length }) => length);
    const evening = Date.parse(`${day}T17:00:00Z`) - 24 * hour;
    clock.advance(evening - clock.now().getTime() - 1000);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ pickupWindow: null });
    clock.advance(2000);
    await settled();
    await settled();
    const answer = await read(uuid, buyer);
    expect(answer).toHaveProperty('pickupWindow', expect.stringMatching(/^\d\d:00-\d\d:00$/));
    const [from = 0, until = 0] = String(Object(answer).pickupWindow)
      .split('-')
      .map((at) => Number(at.slice(0, 2)));
    expect(until - from).toBe(4);
    expect(from).toBeGreaterThanOrEqual(8);
    expect(until).toBeLessThanOrEqual(18);
    const counts = () => windowMails().map(({ length }) => length);
    const sent = counts();
    for (const [side, count] of sent.entries()) expect(count).toBeGreaterThan(before[side] ?? count);
    clock.advance(hour);
    await settled();
    expect(counts()).toEqual(sent);
  });

  /** A planned transport at the start of the evening before, for a buyer and a seller with these settings. */
  async function eveningBefore(settings: {
    readonly email: 'now' | 'daily';
    readonly quietHours: { readonly from: number; readonly to: number } | null;
  }) {
    const groups = Object.fromEntries(
      notificationGroups.map((group) => [group, { push: 'off', email: settings.email }]),
    );
    const stored = JSON.stringify({ groups, quietHours: settings.quietHours });
    await api.db.deleteFrom('notification_settings').execute();
    await api.db
      .insertInto('notification_settings')
      .values([buyer, seller].map(({ id }) => ({ user_id: id, settings: stored, updated_at: clock.now() })))
      .execute();
    const { uuid, id, dates } = await proposed();
    const [day = ''] = dates;
    await select(id, day);
    await settled();
    clock.advance(Date.parse(`${day}T17:00:01Z`) - 24 * hour - clock.now().getTime());
    await settled();
    await settled();
    const notifications = () =>
      [...harness.mailsTo(buyer.email), ...harness.mailsTo(seller.email)]
        .filter(({ subject }) => /^(Onderweg op|Op .* tussen)/.test(subject))
        .filter(({ text }) => text.includes(dayText(day)));
    return { uuid, day, notifications };
  }
  const dayText = (day: string) =>
    new Intl.DateTimeFormat('nl-NL', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
    }).format(new Date(`${day}T12:00:00Z`));

  test('it is not put off to the daily email of the next day', async () => {
    const { notifications } = await eveningBefore({ email: 'daily', quietHours: null });
    expect(notifications()).toHaveLength(2);
  });

  test('after quiet hours it comes on the morning of the day, by its date', async () => {
    const { day, notifications } = await eveningBefore({
      email: 'now',
      quietHours: { from: 17, to: 7 },
    });
    expect(notifications()).toEqual([]);
    clock.advance(Date.parse(`${day}T07:00:00Z`) - clock.now().getTime());
    await settled();
    await settled();
    expect(notifications()).toHaveLength(2);
  });

  test('it does not come once the day is over, nor for a sale that was cancelled meanwhile', async () => {
    const quietHours = { from: 17, to: 7 };
    const cancelled = await eveningBefore({ email: 'now', quietHours });
    await cancel(cancelled.uuid);
    clock.advance(Date.parse(`${cancelled.day}T07:00:00Z`) - clock.now().getTime());
    await settled();
    await settled();
    expect(cancelled.notifications()).toEqual([]);
    const late = await eveningBefore({ email: 'now', quietHours });
    // The server was down until the evening of the day after.
    clock.advance(Date.parse(`${late.day}T09:00:00Z`) + 24 * hour - clock.now().getTime());
    await settled();
    await settled();
    expect(late.notifications()).toEqual([]);
    await api.db.deleteFrom('notification_settings').execute();
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
