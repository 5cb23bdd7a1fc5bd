import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { balances, buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { createManualClock } from '../setup/manual-clock.ts';
import { openOrdersHarness } from './orders/harness.ts';

const clock = createManualClock(new Date('2026-11-20T12:00:00Z'));
const { api, person, shop, ask, read, move, settled, subjectsTo, mails } = await openOrdersHarness({ clock });
afterAll(() => api.close());

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Advances the clock like a server that is always running: it stops at every deadline. */
async function live(time: number): Promise<void> {
  const until = clock.now().getTime() + time;
  for (;;) {
    const next = await api.db
      .selectFrom('deadlines')
      .select((eb) => eb.fn.min('due_at').as('at'))
      .where('due_at', '>', clock.now())
      .where('due_at', '<=', new Date(until))
      .executeTakeFirst();
    if (next?.at == null) break;
    clock.advance(next.at.getTime() - clock.now().getTime());
    await settled();
  }
  clock.advance(until - clock.now().getTime());
  await settled();
}

/** A sale between a new buyer and a new seller. */
async function deal(type: DeliveryType = 'pickup_transport') {
  const [buyer, seller] = [await person(), await shop()];
  const product = await makeProduct(api.db, seller.sellerId, { title: `Stoel ${randomUUID()}` });
  const { transactionUid, lines } = await buy(api, buyer, [{ ...product, type }]);
  const [line] = lines;
  if (line === undefined) throw new Error('nothing was sold');
  return { ...line, buyer, seller, transactionUid };
}

const cancelLate = ({ token }: { readonly token: string }, deliveryUuid: string) =>
  ask(
    `mutation ($deliveryUuid: String!) { it: cancelLateOrder(deliveryUuid: $deliveryUuid) {
      __typename ... on OrderProduct { money } ... on Error { errorCode message } } }`,
    { deliveryUuid },
    token,
  );

describe('the clock of an order', () => {
  test('ORDER-022 a parcel that is never sent: reminders, the right to cancel, and a refund after 10 days', async () => {
    const { uuid, deliveryUuid, transactionUid, buyer, seller } = await deal('post_transport');
    await live(5 * day);
    expect(await cancelLate(buyer, deliveryUuid)).toMatchObject({ errorCode: 'delivery_is_not_late' });
    expect(subjectsTo(seller.email).filter((subject) => subject.startsWith('Verzend'))).toHaveLength(2);
    const reminder = mails.find(({ to, subject }) => to === seller.email && subject.startsWith('Verzend'));
    expect(reminder?.text).toContain('Verzend het pakket uiterlijk op woensdag 25 november.');
    await live(1.1 * day);
    expect((await read(uuid, buyer.token)).delivery).toMatchObject({
      possible: expect.arrayContaining(['cancel_late']),
    });
    expect(subjectsTo(buyer.email).at(-1)).toMatch(/is nog niet verzonden$/);
    await live(6 * day);
    const seen = await read(uuid, buyer.token);
    expect(seen).toMatchObject({ money: 'RETURNED', delivery: { status: 'CANCELLED' } });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
    expect(subjectsTo(buyer.email).at(-1)).toMatch(/is niet verzonden$/);
    expect(subjectsTo(seller.email).at(-1)).toMatch(/^Verkoop geannuleerd: /);
    const count = () => subjectsTo(buyer.email).length + subjectsTo(seller.email).length;
    const notified = count();
    await live(20 * day);
    expect(count()).toBe(notified);
  });

  test('the buyer of a late parcel cancels, once, and nobody else may', async () => {
    const { deliveryUuid, transactionUid, buyer, seller } = await deal('post_transport');
    await live(6.1 * day);
    expect(await cancelLate(seller, deliveryUuid)).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    expect(await cancelLate(await person(), deliveryUuid)).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
    const tried = await Promise.all(Array.from({ length: 3 }, () => cancelLate(buyer, deliveryUuid)));
    expect(tried.filter(({ __typename }) => __typename === 'OrderProduct')).toHaveLength(1);
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
  });

  test('ORDER-020 after arrival: announcement, reminders, and automatic release to the seller', async () => {
    const { uuid, deliveryUuid, transactionUid, buyer, seller } = await deal();
    await move(seller, deliveryUuid, { hasArrived: true });
    const arrivedOn = clock.now();
    await settled();
    const arrived = mails.findLast(({ to }) => to === buyer.email);
    expect(arrived?.text).toContain('Je hebt tot en met');
    await live(3.5 * day);
    const asked = subjectsTo(buyer.email).slice(-2);
    expect(asked[0]).toMatch(/in orde\?$/);
    expect(asked[1]).toMatch(/^Laatste dag/);
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    await live(1 * day);
    const seen = await read(uuid, seller.token);
    expect(seen).toMatchObject({ money: 'DUE', delivery: { status: 'CONFIRMED', endedBy: 'release' } });
    expect(Date.parse(String(seen.delivery?.confirmedAt)) - arrivedOn.getTime()).toBeGreaterThan(3 * day);
    expect(subjectsTo(buyer.email).at(-1)).toMatch(/is afgerond$/);
    expect(subjectsTo(seller.email).at(-1)).toMatch(/is afgerond$/);
  });

  test('a complaint stops the clock, and a confirmation ends it', async () => {
    const complained = await deal();
    const confirmed = await deal();
    for (const { deliveryUuid, seller } of [complained, confirmed])
      await move(seller, deliveryUuid, { hasArrived: true });
    await move(complained.buyer, complained.deliveryUuid, {
      isInReview: true,
      complaint: 'Een poot is gebroken.',
    });
    await move(confirmed.buyer, confirmed.deliveryUuid, { isConfirmed: true });
    await settled();
    await live(30 * day);
    expect(await balances(api, complained.transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    const reminders = await api.db
      .selectFrom('notification_sends')
      .select('detail')
      .where('kind', '=', 'order_reminder')
      .where('user_id', 'in', [complained.buyer.id, confirmed.buyer.id])
      .execute();
    expect(reminders).toEqual([]);
  });

  test('ORDER-011 an order whose receipt nobody reports is looked into, and nobody is said to have complained', async () => {
    const { uuid, buyer, seller } = await deal();
    await live(32 * day);
    expect((await read(uuid, await api.signIn(buyer))).delivery).toMatchObject({
      ...{ status: 'IN_REVIEW', complaint: null, hasComplaint: false },
    });
    const [toBuyer, toSeller] = [buyer, seller].map(({ email }) => mails.findLast(({ to }) => to === email));
    expect(toBuyer?.subject).toMatch(/^We zoeken je bestelling uit: /);
    expect(toBuyer?.text).toContain('Niemand heeft ons nog laten weten of je');
    expect(toSeller?.subject).toMatch(/^Heeft de koper .* ontvangen\?$/);
    expect(toSeller?.text).toContain('Reageer uiterlijk');
    for (const mail of [toBuyer, toSeller]) expect(mail?.text).not.toMatch(/klacht (ontvangen|ingediend)/);
  });

  test('a server that was down for weeks announces first, and acts a day later', async () => {
    const { uuid, deliveryUuid, buyer, seller } = await deal();
    await move(seller, deliveryUuid, { hasArrived: true });
    clock.advance(30 * day);
    await settled();
    const token = await api.signIn(buyer);
    expect((await read(uuid, token)).delivery).toMatchObject({ status: 'ARRIVED' });
    expect(subjectsTo(buyer.email).at(-1)).toMatch(/^Laatste dag/);
    await live(25 * hour);
    expect((await read(uuid, token)).delivery).toMatchObject({ status: 'CONFIRMED', endedBy: 'release' });
  });

  test('ORDER-012 an order cannot be marked as arrived while a courier is booked for a later day, with the reason', async () => {
    const { deliveryUuid, seller } = await deal('brenger_transport');
    const now = clock.now();
    const size = { width_cm: 80, height_cm: 80, depth_cm: 80, pickup_window: null };
    const shippingDay = plusDays(amsterdamDay(now), 2);
    await api.db
      .insertInto('transports')
      .values({
        ...{
          delivery_id: deliveryUuid,
          planning: 'shipment_planned',
          sync: 'synced',
          shipping_date: shippingDay,
          ...size,
        },
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    expect(await move(seller, deliveryUuid, { hasArrived: true })).toMatchObject({
      errorCode: 'delivery_is_awaited',
      message: expect.stringContaining('pas op de afgesproken dag'),
    });
    await live(2 * day);
    expect(await move(seller, deliveryUuid, { hasArrived: true })).toMatchObject({
      __typename: 'OrderProduct',
    });
  });

  test('a guest is mailed at the address of the order', async () => {
    const seller = await shop();
    const product = await makeProduct(api.db, seller.sellerId, { title: 'Bank van een gast' });
    const guest = { email: 'gast.met.klok@voorbeeld.nl' };
    const { lines } = await buy(api, guest, [{ ...product, type: 'pickup_transport' }]);
    await move(seller, lines[0]?.deliveryUuid ?? '', { hasArrived: true });
    await live(2 * day);
    expect(subjectsTo(guest.email).at(-1)).toBe('Is Bank van een gast in orde?');
  });
});
