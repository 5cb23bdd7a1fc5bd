import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { newsletterCode } from '#server/modules/newsletter/codes.ts';
import { findDiscountCode } from '#server/modules/newsletter/store.ts';
import { type NewsletterRoom, newAddress, openNewsletterRoom } from './newsletter/room.ts';

const day = 24 * 60 * 60 * 1000;
let room: NewsletterRoom;
beforeAll(async () => {
  room = await openNewsletterRoom();
});
afterAll(async () => await room.api.close());

/** Subscribes, confirms and answers the code. */
async function subscribed(email: string): Promise<string> {
  expect((await room.subscribe({ email })).statusCode).toBe(200);
  await room.settle();
  const { code } = await room.confirm(room.lastToken(email));
  await room.settle();
  return code ?? '';
}

describe('the newsletter', () => {
  test('NEWS-005 NEWS-012 a visitor posts an address and hears OK; a mail asks whether it is theirs', async () => {
    const email = newAddress();
    const answer = await room.subscribe({ email: `  ${email.toUpperCase()} ` });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    await room.settle();
    const [mail, ...more] = room.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Bevestig je nieuwsbrief' });
    // Nothing but the question: no code, and no way out of what has not begun.
    expect(mail?.text).not.toContain('HALLO-');
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(room.linkOf(mail).pathname).toBe('/nieuwsbrief/bevestigen');
  });

  test('NEWS-003 NEWS-005 without an address, or with what is none, it is refused and nothing is kept', async () => {
    for (const body of [{}, { email: '' }, { email: 'robin' }, { email: ['a@b.nl'] }, [], null]) {
      const answer = await room.subscribe(body);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'email_address_incorrect']);
    }
    expect((await room.subscribe({ email: 'robin' })).json().message).toBe('Dit e-mailadres klopt niet.');
  });

  test('NEWS-001 the confirmed address gets a code of 10 euro off 200, on the page and by mail', async () => {
    const email = newAddress();
    const code = await subscribed(email);
    expect(code).toMatch(/^HALLO-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const welcome = room.mailsTo(email)[1];
    expect(welcome).toMatchObject({ subject: 'Je code voor € 10,– korting' });
    expect(welcome?.text).toContain(code);
    const row = await findDiscountCode(room.api.db, ` ${code.toLowerCase()} `, room.now());
    expect(row).toMatchObject({
      ...{ source: 'newsletter', type: 'fixed_amount', value: 1000, minimal_order_value_cents: 20_000 },
      ...{ uses_allowed: 1, first_purchase_only: false },
    });
    expect(JSON.stringify(row)).not.toContain(email);
  });

  test('NEWS-001 one code per address: fifty tries at once, and again after unsubscribing', async () => {
    const email = newAddress();
    const { db, server } = room.api;
    const tries = Array.from({ length: 50 }, () =>
      inTransaction(db, (tx) => newsletterCode(tx, server.deps.secrets, { email, now: room.now() })),
    );
    const codes = new Set(await Promise.all(tries));
    expect(codes.size).toBe(1);
    expect(codes).toContain(await subscribed(email));
    await room.end(room.mailsTo(email)[1]?.unsubscribeUrl?.split('token=')[1] ?? '');
    room.later(1000);
    expect(codes).toContain(await subscribed(email));
    const other = await subscribed(newAddress());
    expect(codes).not.toContain(other);
  });

  test('a link confirms once and for all: again is no fault, changed or after a week it is', async () => {
    const email = newAddress();
    await room.subscribe({ email });
    await room.settle();
    const token = room.lastToken(email);
    const [one, other] = [await room.confirm(token), await room.confirm(token)];
    expect(other).toEqual(one);
    await room.settle();
    expect(room.mailsTo(email)).toHaveLength(2);
    const invalid = { __typename: 'FailedToUpdateError', errorCode: 'subscription_link_invalid' };
    for (const wrong of ['', 'x', `${token}0`, token.replace('NONE-0', 'NONE-1'), token.toUpperCase()])
      expect(await room.confirm(wrong)).toEqual(invalid);
    room.later(8 * day);
    expect(await room.confirm(token)).toEqual(invalid);
  });

  test('nobody learns who is subscribed: the answer is the same, the owner hears it by mail', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    const code = await subscribed(known);
    const answers = [await room.subscribe({ email: known }), await room.subscribe({ email: unknown })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, '{"ok":true}']),
    );
    await room.settle();
    expect(room.mailsTo(known).at(-1)).toMatchObject({ subject: 'Je krijgt onze nieuwsbrief al' });
    expect(room.mailsTo(known).at(-1)?.text).toContain(code);
  });

  test('mails are in the language of the visitor', async () => {
    const [english, french] = [newAddress(), newAddress()];
    await room.subscribe({ email: english }, undefined, 'en');
    await room.subscribe({ email: french }, undefined, 'fr');
    await room.settle();
    expect(room.mailsTo(english)[0]?.subject).toBe('Confirm your newsletter');
    expect(room.mailsTo(french)[0]?.subject).toBe('Confirmez votre newsletter');
  });

  test('an address gets five mails in an hour, a caller asks twenty times', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await room.subscribe({ email }, `10.1.0.${at}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const callers: number[] = [];
    for (let at = 0; at < 21; at += 1)
      callers.push((await room.subscribe({ email: newAddress() }, '10.2.0.1')).statusCode);
    expect(callers.filter((status) => status === 200)).toHaveLength(20);
    expect(callers.at(-1)).toBe(429);
  });
});

describe('the way out', () => {
  test('one click of a mail program ends it (RFC 8058); opening the address never does', async () => {
    const email = newAddress();
    await subscribed(email);
    const url = new URL(room.mailsTo(email)[1]?.unsubscribeUrl ?? '');
    const state = async () =>
      (
        await room.api.db
          .selectFrom('subscriptions')
          .select('ended_at')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).ended_at;
    await room.api.inject({ method: 'GET', url: url.pathname + url.search });
    expect(await state()).toBeNull();
    const click = await room.api.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    expect(await state()).not.toBeNull();
  });

  test('a form of several parts counts as well; a wrong link is refused without a fault', async () => {
    const email = newAddress();
    await subscribed(email);
    const url = new URL(room.mailsTo(email)[1]?.unsubscribeUrl ?? '');
    const post = (address: string) =>
      room.api.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      });
    expect((await post(url.pathname + url.search)).statusCode).toBe(200);
    expect((await post(url.pathname)).statusCode).toBe(422);
    expect((await post(`${url.pathname}?token=a&token=b`)).statusCode).toBe(422);
  });

  test('an old link to confirm does not begin again what somebody ended; a new one does', async () => {
    const email = newAddress();
    await room.subscribe({ email });
    await room.settle();
    const old = room.lastToken(email);
    await room.confirm(old);
    await room.settle();
    room.later(1000);
    const stop = new URL(room.mailsTo(email)[1]?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect(await room.end(stop)).toMatchObject({ kind: 'NEWSLETTER' });
    expect(await room.end(stop)).toMatchObject({ kind: 'NEWSLETTER' });
    expect(await room.confirm(old)).toMatchObject({ errorCode: 'subscription_link_invalid' });
    room.later(1000);
    expect(await subscribed(email)).toMatch(/^HALLO-/);
  });
});

test('CONTENT-007 WELKOM10 is everybody’s code of 10 percent for a first purchase', async () => {
  expect(await findDiscountCode(room.api.db, 'welkom10', room.now())).toMatchObject({
    ...{ source: 'referral', type: 'percentage', value: 10, minimal_order_value_cents: 0 },
    ...{ first_purchase_only: true, uses_allowed: null },
  });
  for (const unknown of ['', 'WELKOM', 'x'.repeat(60)])
    expect(await findDiscountCode(room.api.db, unknown, room.now())).toBeUndefined();
});
