import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { newsletterCode } from '#server/modules/newsletter/codes.ts';
import { findDiscountCode } from '#server/modules/newsletter/public.ts';
import { type NewsletterHarness, newAddress, openNewsletterHarness } from './newsletter/harness.ts';

const day = 24 * 60 * 60 * 1000;
let harness: NewsletterHarness;
beforeAll(async () => {
  harness = await openNewsletterHarness();
});
afterAll(async () => await harness.api.close());

/** Subscribes, confirms and returns the discount code. */
async function subscribed(email: string): Promise<string> {
  expect((await harness.subscribe({ email })).statusCode).toBe(200);
  await harness.settle();
  const { code } = await harness.confirm(harness.lastToken(email));
  await harness.settle();
  return code ?? '';
}

describe('the newsletter', () => {
  test('NEWS-005 NEWS-012 a visitor posts an address and gets OK; a mail asks whether it is theirs', async () => {
    const email = newAddress();
    const answer = await harness.subscribe({ email: `  ${email.toUpperCase()} ` });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    await harness.settle();
    const [mail, ...more] = harness.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Bevestig je inschrijving voor de nieuwsbrief' });
    // Only the request for confirmation: no code, and no unsubscribe link before the subscription has begun.
    expect(mail?.text).not.toContain('HALLO-');
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(harness.linkOf(mail).pathname).toBe('/nieuwsbrief/bevestigen');
  });

  test('NEWS-003 NEWS-005 without a valid address it is refused and nothing is stored', async () => {
    for (const body of [{}, { email: '' }, { email: 'robin' }, { email: ['a@b.nl'] }, [], null]) {
      const answer = await harness.subscribe(body);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'email_address_incorrect']);
    }
    expect((await harness.subscribe({ email: 'robin' })).json().message).toBe('Dit e-mailadres klopt niet.');
  });

  test('NEWS-001 the confirmed address gets a code of 10 euro off 200, on the page and by mail', async () => {
    const email = newAddress();
    const code = await subscribed(email);
    expect(code).toMatch(/^HALLO-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const welcome = harness.mailsTo(email)[1];
    expect(welcome).toMatchObject({ subject: 'Je code voor €\u00a010,– korting' });
    expect(welcome?.text).toContain(code);
    const row = await findDiscountCode(harness.api.db, ` ${code.toLowerCase()} `, harness.now());
    expect(row).toMatchObject({
      ...{ source: 'newsletter', type: 'fixed_amount', value: 1000, minimal_order_value_cents: 20_000 },
      ...{ uses_allowed: 1, first_purchase_only: false },
    });
    expect(JSON.stringify(row)).not.toContain(email);
  });

  test('NEWS-001 one code per address: fifty tries at once, and again after unsubscribing', async () => {
    const email = newAddress();
    const { db, server } = harness.api;
    const tries = Array.from({ length: 50 }, () =>
      inTransaction(db, (tx) => newsletterCode(tx, server.deps.secrets, { email, now: harness.now() })),
    );
    const codes = new Set(await Promise.all(tries));
    expect(codes.size).toBe(1);
    expect(codes).toContain(await subscribed(email));
    await harness.end(harness.mailsTo(email)[1]?.unsubscribeUrl?.split('token=')[1] ?? '');
    harness.later(1000);
    expect(codes).toContain(await subscribed(email));
    const other = await subscribed(newAddress());
    expect(codes).not.toContain(other);
  });

  test('a link confirms once and for all: again is no fault, changed or after a week it is', async () => {
    const email = newAddress();
    await harness.subscribe({ email });
    await harness.settle();
    const token = harness.lastToken(email);
    const [one, other] = [await harness.confirm(token), await harness.confirm(token)];
    expect(other).toEqual(one);
    await harness.settle();
    expect(harness.mailsTo(email)).toHaveLength(2);
    const invalid = { __typename: 'FailedToUpdateError', errorCode: 'subscription_link_invalid' };
    for (const wrong of ['', 'x', `${token}0`, token.replace('NONE-0', 'NONE-1'), token.toUpperCase()])
      expect(await harness.confirm(wrong)).toEqual(invalid);
    harness.later(8 * day);
    expect(await harness.confirm(token)).toEqual(invalid);
  });

  test('nobody learns who is subscribed: the answer is the same, the owner is emailed', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    const code = await subscribed(known);
    const answers = [await harness.subscribe({ email: known }), await harness.subscribe({ email: unknown })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([200, '{"ok":true}']),
    );
    await harness.settle();
    expect(harness.mailsTo(known).at(-1)).toMatchObject({ subject: 'Je krijgt onze nieuwsbrief al' });
    expect(harness.mailsTo(known).at(-1)?.text).toContain(code);
  });

  test('mails are in the language of the visitor', async () => {
    const [english, french] = [newAddress(), newAddress()];
    await harness.subscribe({ email: english }, undefined, 'en');
    await harness.subscribe({ email: french }, undefined, 'fr');
    await harness.settle();
    expect(harness.mailsTo(english)[0]?.subject).toBe('Confirm your newsletter subscription');
    expect(harness.mailsTo(french)[0]?.subject).toBe('Confirmez votre inscription à la newsletter');
  });

  test('an address gets five mails in an hour, a caller asks twenty times', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await harness.subscribe({ email }, `10.1.0.${at}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const callers: number[] = [];
    for (let at = 0; at < 21; at += 1)
      callers.push((await harness.subscribe({ email: newAddress() }, '10.2.0.1')).statusCode);
    expect(callers.filter((status) => status === 200)).toHaveLength(20);
    expect(callers.at(-1)).toBe(429);
  });
});

describe('unsubscribing', () => {
  test('one click of a mail program ends it (RFC 8058); opening the address never does', async () => {
    const email = newAddress();
    await subscribed(email);
    const url = new URL(harness.mailsTo(email)[1]?.unsubscribeUrl ?? '');
    const state = async () =>
      (
        await harness.api.db
          .selectFrom('subscriptions')
          .select('ended_at')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).ended_at;
    await harness.api.inject({ method: 'GET', url: url.pathname + url.search });
    expect(await state()).toBeNull();
    const click = await harness.api.inject({
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
    const url = new URL(harness.mailsTo(email)[1]?.unsubscribeUrl ?? '');
    const post = (address: string) =>
      harness.api.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      });
    expect((await post(url.pathname + url.search)).statusCode).toBe(200);
    expect((await post(url.pathname)).statusCode).toBe(422);
    expect((await post(`${url.pathname}?token=a&token=b`)).statusCode).toBe(422);
  });

  test('an old confirmation link does not restart an ended subscription; a new one does', async () => {
    const email = newAddress();
    await harness.subscribe({ email });
    await harness.settle();
    const old = harness.lastToken(email);
    await harness.confirm(old);
    await harness.settle();
    harness.later(1000);
    const stop = new URL(harness.mailsTo(email)[1]?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect(await harness.end(stop)).toMatchObject({ kind: 'NEWSLETTER' });
    expect(await harness.end(stop)).toMatchObject({ kind: 'NEWSLETTER' });
    expect(await harness.confirm(old)).toMatchObject({ errorCode: 'subscription_link_invalid' });
    harness.later(1000);
    expect(await subscribed(email)).toMatch(/^HALLO-/);
  });
});

test('CONTENT-007 WELKOM10 is everybody’s code of 10 percent for a first purchase', async () => {
  expect(await findDiscountCode(harness.api.db, 'welkom10', harness.now())).toMatchObject({
    ...{ source: 'referral', type: 'percentage', value: 10, minimal_order_value_cents: 0 },
    ...{ first_purchase_only: true, uses_allowed: null },
  });
  for (const unknown of ['', 'WELKOM', 'x'.repeat(60)])
    expect(await findDiscountCode(harness.api.db, unknown, harness.now())).toBeUndefined();
});
