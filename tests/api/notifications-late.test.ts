import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { createManualClock } from '../setup/manual-clock.ts';
import { openOrdersHarness } from './orders/harness.ts';

// Delayed emails about orders state the facts at the time of sending, including the essential ones.

const clock = createManualClock(new Date('2026-11-20T12:00:00Z'));
const { api, person, shop, staff, move, settled, subjectsTo, mails } = await openOrdersHarness({ clock });
afterAll(() => api.close());

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Advances to the next occurrence of this hour in Amsterdam winter time. */
async function until(hourOfDay: number): Promise<void> {
  const since = (clock.now().getTime() + hour) % day;
  clock.advance((hourOfDay * hour - since + day) % day || day);
  await settled();
  await settled();
}

async function choose(userId: string, quietHours: object | null, email = 'now'): Promise<void> {
  const groups = Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email }]));
  const settings = JSON.stringify({ groups, quietHours });
  await api.db
    .insertInto('notification_settings')
    .values({ user_id: userId, settings, updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute();
}

/** A sale at noon between a new buyer and a new seller. */
async function deal(type: DeliveryType = 'post_transport') {
  await until(12);
  const [buyer, seller] = [await person(), await shop()];
  const title = `Stoel ${randomUUID()}`;
  const product = await makeProduct(api.db, seller.sellerId, { title });
  const { lines } = await buy(api, buyer, [{ ...product, type }]);
  const [line] = lines;
  if (line === undefined) throw new Error('nothing was sold');
  await settled();
  return { ...line, title, buyer, seller };
}

const sent = async (deliveryUuid: string) =>
  await api.db
    .updateTable('order_deliveries')
    .set({ shipped_at: clock.now() })
    .where('id', '=', deliveryUuid)
    .execute();

describe('a reminder of an order that waits for the end of quiet hours', () => {
  test('is sent after them while it is so, and not when the parcel was sent meanwhile', async () => {
    const [idle, quick] = [await deal(), await deal()];
    for (const { seller } of [idle, quick]) await choose(seller.id, { from: 8, to: 10 });
    const reminders = (email: string) => subjectsTo(email).filter((subject) => subject.startsWith('Verzend'));
    await until(9);
    await until(9);
    await until(9);
    await sent(quick.deliveryUuid);
    await until(10);
    expect(reminders(idle.seller.email)).toHaveLength(1);
    expect(reminders(quick.seller.email)).toEqual([]);
  });

  test('names its last day, and is not sent once the clock is past it', async () => {
    const { seller } = await deal();
    for (let count = 0; count < 4; count += 1) await until(9);
    const { deps } = api.server;
    const { send } = deps.mail;
    Object.assign(deps.mail, { send: async () => await Promise.reject(new Error('no mail server')) });
    await until(9);
    Object.assign(deps.mail, { send });
    // The mail server returns after the buyer has become entitled to cancel.
    await until(9);
    await until(10);
    const subjects = subjectsTo(seller.email);
    // Only the first reminder, which was sent before the outage.
    expect(subjects.filter((subject) => subject.startsWith('Verzend'))).toHaveLength(1);
    expect(subjects.some((subject) => subject.endsWith(' is te laat'))).toBe(true);
  });

  test('is sent on its day with the date', async () => {
    const { seller, title } = await deal();
    for (let count = 0; count < 5; count += 1) await until(9);
    const date = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' });
    expect(subjectsTo(seller.email)).toContain(`Verzend ${title} uiterlijk ${date.format(clock.now())}`);
  });
});

describe('of what contradicts itself after quiet hours only the latest is sent', () => {
  test('a sale that was cancelled', async () => {
    const { deliveryUuid, uuid, title, seller } = await deal('pickup_transport');
    await choose(seller.id, { from: 22, to: 8 });
    await until(23);
    await inTransaction(api.db, async (tx) =>
      notify(
        scopeOf(tx, api.server.deps.bus, clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'product_sold', subject: uuid, titles: { nl: title, en: title, fr: title }, path: '/' },
          readers: [{ userId: seller.id, locale: 'nl' }],
        },
      ),
    );
    const before = mails.length;
    await move(staff, deliveryUuid, { isCancelled: true });
    await until(8);
    const later = mails.slice(before).filter(({ to }) => to === seller.email);
    expect(later.map(({ subject }) => subject)).toEqual([`Geannuleerd: ${title}`]);
  });

  test('an order that moved on twice', async () => {
    const { deliveryUuid, title, buyer, seller } = await deal('frl_transport');
    await choose(buyer.id, { from: 22, to: 8 });
    await until(23);
    await move(seller, deliveryUuid, { isHandedOff: true });
    await settled();
    clock.advance(hour);
    await move(buyer, deliveryUuid, { isInReview: true, complaint: 'De poot is gebroken.' });
    await settled();
    await until(8);
    const subjects = subjectsTo(buyer.email).filter((subject) => subject.includes(title));
    expect(subjects.some((subject) => subject.endsWith('is onderweg'))).toBe(false);
    expect(subjects.some((subject) => subject.startsWith('Je klacht'))).toBe(true);
    const dropped = await api.db
      .selectFrom('notification_sends')
      .select('reason')
      .where('user_id', '=', buyer.id)
      .where('kind', '=', 'order_changed')
      .where('state', '=', 'DROPPED')
      .where('channel', '=', 'email')
      .execute();
    expect(dropped).toEqual([{ reason: 'replaced' }]);
  });

  test('an approved product that is no longer for sale', async () => {
    const seller = await shop();
    await choose(seller.id, { from: 22, to: 8 });
    await until(23);
    const titles = ['Online kast', 'Gearchiveerde kast'] as const;
    for (const title of titles) {
      const status = title === 'Online kast' ? 'PUBLISHED' : 'ARCHIVED';
      const { id } = await makeProduct(api.db, seller.sellerId, { title, status });
      await inTransaction(api.db, async (tx) =>
        notify(
          scopeOf(tx, api.server.deps.bus, clock.now()),
          { id: randomUUID() },
          {
            ...{ kind: 'product_approved', subject: id, titles: { nl: title, en: title, fr: title } },
            ...{ path: '/', readers: [{ userId: seller.id, locale: 'nl' }] },
          },
        ),
      );
    }
    await until(8);
    const subjects = subjectsTo(seller.email).join(' ');
    expect(subjects).toContain('Online kast');
    expect(subjects).not.toContain('Gearchiveerde kast');
  });
});

describe('the language is that of the moment at which an email is sent', () => {
  const approve = async (userId: string, sellerId: string, title: string) => {
    const { id } = await makeProduct(api.db, sellerId, { title });
    await inTransaction(api.db, async (tx) =>
      notify(
        scopeOf(tx, api.server.deps.bus, clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'product_approved', subject: id, titles: { nl: title, en: title, fr: title } },
          ...{ path: '/', readers: [{ userId, locale: 'nl' }] },
        },
      ),
    );
  };

  test('also of a daily email whose parts were planned in another one', async () => {
    const seller = await shop();
    await choose(seller.id, null, 'daily');
    await until(12);
    await approve(seller.id, seller.sellerId, 'Eerste kast');
    await api.db.updateTable('users').set({ locale: 'fr' }).where('id', '=', seller.id).execute();
    await approve(seller.id, seller.sellerId, 'Tweede kast');
    await until(18);
    const [mail] = mails.filter(({ to }) => to === seller.email);
    expect(mail?.text).toContain('Eerste kast est en ligne');
    expect(mail?.text).toContain('Tweede kast est en ligne');
    expect(mail?.text).toContain('Voici ce qui s’est passé\u00a0:');
  });

  test('and of one that waited for the end of quiet hours', async () => {
    const seller = await shop();
    await choose(seller.id, { from: 22, to: 8 });
    await until(23);
    await approve(seller.id, seller.sellerId, 'Nachtelijke kast');
    await api.db.updateTable('users').set({ locale: 'en' }).where('id', '=', seller.id).execute();
    await until(8);
    expect(subjectsTo(seller.email)).toContain('Nachtelijke kast is live');
  });
});
