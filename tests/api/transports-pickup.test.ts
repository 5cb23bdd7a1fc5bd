import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import { TransportError } from '#server/outside/transport/rest-partner.ts';
import { simulatedPartner } from '#server/outside/transport/simulator.ts';
import { dayText, openTransportsHarness } from './transports/harness.ts';

const harness = await openTransportsHarness();
const { api, buyer, seller, read, select, cancel, proposed, settled, clock, mood } = harness;
afterAll(() => api.close());
beforeEach(() => {
  mood.pickupWindow = simulatedPartner.pickupWindow;
});

const hour = 60 * 60 * 1000;

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

/** A planned transport a moment before the partner is asked for the hours. */
async function planned() {
  const { uuid, id, dates } = await proposed();
  const [day = ''] = dates;
  await select(id, day);
  await settled();
  clock.advance(Date.parse(`${day}T16:59:59Z`) - 24 * hour - clock.now().getTime());
  return { uuid, day };
}

/** Asks for the hours at a partner who does not answer; returns the number of requests so far. */
async function unanswered(): Promise<() => number> {
  let requests = 0;
  mood.pickupWindow = async () => {
    requests += 1;
    throw new TransportError('The partner did not answer.');
  };
  clock.advance(2000);
  await settled();
  expect(requests).toBeGreaterThan(0);
  return () => requests;
}

test('TRANS-024 a day to which the partner moved the transport is stored, and both sides are notified', async () => {
  const { uuid, day } = await planned();
  const moved = plusDays(day, 7);
  mood.pickupWindow = async () => ({ day: moved, hours: '09:00-13:00' });
  clock.advance(2000);
  await settled();
  expect(await read(uuid, buyer)).toMatchObject({ shippingDate: moved, pickupWindow: '09:00-13:00' });
  // Reminders of the other orders may be sent in the same moment.
  const mailsAboutIt = ({ email }: typeof buyer) =>
    harness.mailsTo(email).filter(({ subject }) => subject.includes(dayText(moved)));
  for (const side of [buyer, seller]) expect(mailsAboutIt(side)).toHaveLength(1);
  for (const side of [buyer, seller]) expect(mailsAboutIt(side)[0]?.text).toContain('tussen 09:00 en 13:00');
  const { due_at: dueAt } = await api.db
    .selectFrom('deadlines')
    .select('due_at')
    .where('kind', '=', 'order_clock')
    .where('subject_id', '=', uuid)
    .executeTakeFirstOrThrow();
  expect(dueAt).toEqual(new Date(amsterdamMoment(plusDays(moved, 1), 9)));
  clock.advance(hour);
  await settled();
  for (const side of [buyer, seller]) expect(mailsAboutIt(side)).toHaveLength(1);
});

test('the hours are not requested again once the day is over', async () => {
  const { day } = await planned();
  const requests = await unanswered();
  clock.advance(Date.parse(`${day}T12:00:00Z`) - clock.now().getTime());
  await settled();
  const onTheDay = requests();
  expect(onTheDay).toBeGreaterThan(1);
  clock.advance(24 * hour);
  await settled();
  expect(requests()).toBe(onTheDay);
  expect(await waiting()).toEqual([]);
});

test('the hours are not requested again for a delivery that is no longer pending', async () => {
  const { uuid } = await planned();
  const requests = await unanswered();
  const asked = requests();
  await api.db.updateTable('order_deliveries').set({ status: 'ARRIVED' }).where('id', '=', uuid).execute();
  clock.advance(hour);
  await settled();
  expect(requests()).toBe(asked);
  expect(await waiting()).toEqual([]);
});

/** The requests for hours that would be repeated. */
async function waiting() {
  return await api.db
    .selectFrom('event_outbox')
    .select('id')
    .where('type', '=', 'transport_tomorrow')
    .where('done_at', 'is', null)
    .execute();
}
