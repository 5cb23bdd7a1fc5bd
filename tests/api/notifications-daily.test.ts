import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { limitRules } from '#server/limit-rules.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { makeUser } from '../factories/users.ts';
import { day, harness, noon } from './notifications/harness.ts';
import {
  advanceTo,
  choose,
  mailsNaming,
  readAll,
  setUpSettledHarness,
  soldNotification,
  titlesOf,
} from './notifications/settled-harness.ts';

// Events between the planning of a notification and the moment at which it may be sent.

setUpSettledHarness();

describe('the daily email', () => {
  test('that is late waits for the end of quiet hours, and is still one a day', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 22, to: 8 } });
    await soldNotification(person.id, 'Late kast');
    // The server was down from before 18:00 until 23:00.
    advanceTo(23);
    await harness.settle();
    expect(mailsNaming(person.email, 'Late kast')).toEqual([]);
    advanceTo(32);
    await harness.settle();
    expect(mailsNaming(person.email, 'Late kast')).toHaveLength(1);
    await soldNotification(person.id, 'Volgende kast');
    advanceTo(18);
    await harness.settle();
    expect(mailsNaming(person.email, 'Volgende kast')).toEqual([]);
    advanceTo(18 + 24);
    await harness.settle();
    expect(mailsNaming(person.email, 'Volgende kast')).toHaveLength(1);
  });

  test('waits for quiet hours that were chosen after it was planned', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily' });
    await soldNotification(person.id, 'Stille kast');
    await choose(person.id, { email: 'daily', quietHours: { from: 17, to: 20 } });
    advanceTo(18);
    await harness.settle();
    expect(mailsNaming(person.email, 'Stille kast')).toEqual([]);
    advanceTo(20);
    await harness.settle();
    expect(mailsNaming(person.email, 'Stille kast')).toHaveLength(1);
  });

  test('is not sent in quiet hours after the mail server was away until then', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 22, to: 8 } });
    await soldNotification(person.id, 'Gestrande kast');
    advanceTo(18);
    const { deps } = harness.api.server;
    const { send } = deps.mail;
    const failing = { send: async () => await Promise.reject(new Error('no mail server')) };
    Object.assign(deps.mail, failing);
    await harness.settle();
    Object.assign(deps.mail, { send });
    advanceTo(23);
    await harness.settle();
    expect(mailsNaming(person.email, 'Gestrande kast')).toEqual([]);
    advanceTo(32);
    await harness.settle();
    expect(mailsNaming(person.email, 'Gestrande kast')).toHaveLength(1);
  });

  test('comes every day, however late something is added each evening', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily', quietHours: { from: 17, to: 9 } });
    for (let evening = 0; evening < 3; evening += 1) {
      await soldNotification(person.id, `Middagkast ${evening}`);
      advanceTo(20);
      await soldNotification(person.id, `Avondkast ${evening}`);
      noon();
      await harness.settle();
    }
    expect(harness.mailsTo(person.email)).toHaveLength(3);
    harness.clock.advance(2 * day);
    await harness.settle();
    await harness.settle();
    expect(mailsNaming(person.email, 'Avondkast 2')).toHaveLength(1);
  });

  test('is ended by one click of a mail program, with all that came in it (RFC 8058)', async () => {
    const person = await makeUser(harness.api.db);
    await harness.api.db.deleteFrom('notification_settings').where('user_id', '=', person.id).execute();
    const product = await harness.product();
    await inTransaction(harness.api.db, async (tx) =>
      notify(
        scopeOf(tx, harness.api.server.deps.bus, harness.clock.now()),
        { id: randomUUID() },
        {
          ...{ kind: 'saved_product_reduced', subject: product.id, path: '/' },
          ...{ titles: titlesOf('Afgeprijsde kast'), readers: [{ userId: person.id, locale: 'nl' }] },
        },
      ),
    );
    advanceTo(18);
    await harness.settle();
    const [mail] = mailsNaming(person.email, 'Afgeprijsde kast');
    const url = new URL(mail?.unsubscribeUrl ?? 'https://none.test');
    expect(url.pathname).toBe('/meldingen/afmelden');
    expect(mail?.text).toContain(`Geen dagelijkse e-mail meer:\n${url.href}`);
    const click = {
      ...({ method: 'POST', payload: 'List-Unsubscribe=One-Click' } as const),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const { statusCode } = await harness.api.inject({ ...click, url: `${url.pathname}${url.search}` });
    expect(statusCode).toBe(200);
    const { settings } = await harness.api.db
      .selectFrom('notification_settings')
      .select('settings')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const { groups } = settings as unknown as { groups: Record<string, { email: string }> };
    expect(groups.saved?.email).toBe('off');
    expect(groups.bids?.email).toBe('now');
    const again = await harness.call<{ group: string | null }>(
      `mutation ($token: String!) { it: endNotificationEmails(token: $token) {
        ... on NotificationEmailsEnded { group } } }`,
      { token: url.searchParams.get('token') },
    );
    expect(again).toEqual({ group: null });
  });

  test('names twenty things and counts the rest', async () => {
    const person = await makeUser(harness.api.db);
    await choose(person.id, { email: 'daily' });
    for (let index = 1; index <= 23; index += 1) await soldNotification(person.id, `Stoel nr. ${index}.`);
    advanceTo(18);
    await harness.settle();
    const [mail] = harness.mailsTo(person.email);
    expect(mail?.text.match(/Stoel nr\./g)).toHaveLength(20);
    expect(mail?.text).toContain('En nog 3 meldingen.');
  });
});

test('one click is never refused for its caller, who clicks for many people (RFC 8058)', async () => {
  const post = (token: string) =>
    harness.api.inject({
      ...({ method: 'POST', url: `/meldingen/afmelden?token=${token}`, payload: 'x=1' } as const),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const product = await harness.product({ title: 'Klikkast' });
  await harness.bid(product.id, 300);
  await harness.settle();
  const [mail] = mailsNaming(harness.seller.email, 'Klikkast');
  const token = new URL(mail?.unsubscribeUrl ?? 'https://none.test').searchParams.get('token') ?? '';
  const { times } = limitRules.subscriptionLink;
  const answers = new Set<number>();
  for (let click = 0; click <= times; click += 1) answers.add((await post(token)).statusCode);
  expect([...answers]).toEqual([200]);
  await harness.api.server.deps.limits.forget(limitRules.subscriptionLink, '127.0.0.1');
  let refused = 0;
  for (let click = 0; click <= times; click += 1)
    if ((await post('x.bids.y')).statusCode === 429) refused += 1;
  expect(refused).toBe(1);
  expect((await post(token)).statusCode).toBe(200);
  await harness.api.server.deps.limits.forget(limitRules.subscriptionLink, '127.0.0.1');
});

describe('a question, which is in its email alone', () => {
  const ask = async (title: string) => {
    const product = await harness.product({ title });
    await harness.api.server.deps.limits.forget(limitRules.askSeller, '127.0.0.1');
    await harness.call(
      `mutation ($id: String!) { it: askSeller(productUuid: $id, kind: QUESTION, name: "Anna Bos",
        email: "anna@hervonden.test", message: "Is de kast nog te koop?") { __typename } }`,
      { id: product.id },
    );
    await harness.settle();
  };

  test('is sent after quiet hours although its notification was opened', async () => {
    await choose(harness.seller.id, { quietHours: { from: 22, to: 8 } });
    advanceTo(23);
    await ask('Nachtvraag');
    await readAll(harness.seller.id);
    advanceTo(32);
    await harness.settle();
    expect(mailsNaming(harness.seller.email, 'Nachtvraag')).toMatchObject([
      { text: expect.stringContaining('Is de kast nog te koop?') },
    ]);
  });

  test('is sent by itself where messages come once a day', async () => {
    await choose(harness.seller.id, { email: 'daily' });
    await ask('Dagvraag');
    expect(mailsNaming(harness.seller.email, 'Dagvraag')).toMatchObject([
      { text: expect.stringContaining('Is de kast nog te koop?') },
    ]);
  });
});
