import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { orderHandlers } from '#server/modules/orders/event-handlers.ts';
import { orderPlaced } from '#server/modules/orders/events.ts';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { act } from '../factories/account-client.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { translateTitle } from '../factories/translations.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, mails, person, shop, seller, read, move, settled, subjectsTo } = await openOrdersHarness();
afterAll(() => api.close());

const guest = () => `${randomUUID()}@hervonden.test`;
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

/** A purchase without an account, and the email that it caused. */
async function guestSale(given = {}) {
  const email = guest();
  const product = await makeProduct(api.db, seller.sellerId, given);
  const { lines } = await buy(api, { email }, [product]);
  await settled();
  const [mail] = mailsTo(email);
  return {
    email,
    uuid: lines[0]?.uuid ?? '',
    deliveryUuid: lines[0]?.deliveryUuid ?? '',
    text: mail?.text ?? '',
  };
}

/** The first link in an email with this path. */
function linkIn(text: string, path: string): URL {
  const found = text.match(/https?:\/\/\S+/g)?.map((href) => new URL(href)) ?? [];
  return found.find(({ pathname }) => pathname === path) ?? new URL('http://nowhere.test');
}

describe('ORDER-028 a buyer without an account', () => {
  test('gets a link that opens the order, and one to an account with the address of the order', async () => {
    const { email, uuid, text } = await guestSale();
    expect(text).toContain(`Maak een account aan met ${email}`);
    expect(text).toContain('bevestig je de ontvangst, meld je een probleem');
    expect(Object.fromEntries(linkIn(text, '/account').searchParams)).toEqual({
      ...{ scherm: 'registreren', email, redirectUrl: `/account/bestellingen/${uuid}` },
    });
    const link = linkIn(text, '/bestelling');
    // Only the path is sent to a server, not the fragment.
    expect([link.search, link.hash.startsWith(`#${uuid}.`)]).toEqual(['', true]);
  });

  test('gets a receipt: the seller, the price, how it is delivered and where to', async () => {
    const email = guest();
    const { id } = await makeProduct(api.db, seller.sellerId);
    await buy(api, { email }, [{ id, type: 'post_transport' }]);
    await settled();
    const text = mailsTo(email)[0]?.text.replaceAll('\u00a0', ' ');
    const { name } = await api.db
      .selectFrom('sellers')
      .select('name')
      .where('id', '=', seller.sellerId)
      .executeTakeFirstOrThrow();
    for (const part of [`Verkoper: ${name}`, 'Prijs: € 450,–', 'Levering: Pakketpost'])
      expect(text).toContain(part);
    expect(text).toContain('Bezorgadres: Biltstraat 12, 3572 BJ Utrecht');
  });

  test('a mail that is sent again hours later is the same mail, with the same link', async () => {
    const { email, uuid } = await guestSale();
    const { deps } = api.server;
    const { order_id: orderId } = await api.db
      .selectFrom('order_products')
      .select('order_id')
      .where('id', '=', uuid)
      .executeTakeFirstOrThrow();
    const { id, type, payload, created_at } = await api.db
      .selectFrom('event_outbox')
      .selectAll()
      .where('type', '=', orderPlaced)
      .where(sql<boolean>`payload ->> 'orderId' = ${orderId}`)
      .executeTakeFirstOrThrow();
    const mail = orderHandlers.find(({ name }) => name === 'orders.mail_placed');
    if (mail === undefined || !('outside' in mail)) throw new Error('No event handler mails guests.');
    const later = {
      ...deps,
      clock: { now: () => new Date(deps.clock.now().getTime() + 4 * 60 * 60 * 1000) },
    };
    await mail.outside({ id, type, payload, createdAt: created_at }, later);
    const [first, again, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(again).toEqual(first);
  });

  test('AUTH-049 finds it there once the address is confirmed, and confirms receipt', async () => {
    const { email, uuid, deliveryUuid } = await guestSale();
    const made = { email: email.toUpperCase(), password: 'een lang geheim 7', name: 'Noor Janssen' };
    expect(await act(api, 'createUser', made)).toMatchObject({ success: true });
    await settled();
    const link = linkIn(mailsTo(email).at(-1)?.text ?? '', '/account');
    const { authToken } = await act(api, 'verifyEmail', {
      token: link.searchParams.get('verifyEmailToken') ?? '',
    });
    const session = { token: authToken ?? '' };
    expect(await read(uuid, session.token)).toMatchObject({ role: 'BUYER' });
    await move(seller, deliveryUuid, { hasArrived: true });
    await settled();
    expect(mailsTo(email).at(-1)?.text).toContain(`Maak een account aan met ${email}`);
    expect(await move(session, deliveryUuid, { isConfirmed: true })).toMatchObject({
      delivery: { status: 'CONFIRMED' },
    });
  });

  test('ORDER-031 the seller has the short name of the buyer in the order, and the buyer the seller', async () => {
    const { uuid } = await guestSale();
    const query = `query ($uuid: String!) {
      it: orderProduct(uuid: $uuid) { ... on OrderProduct { buyerName product { seller { name } } } } }`;
    const sold = await api.graphql<{ it: object }>(query, { uuid }, { token: seller.token });
    expect(sold.data.it).toMatchObject({ buyerName: 'Noor J.' });
    const customer = await person();
    const own = await buy(api, customer, [await makeProduct(api.db, seller.sellerId)]);
    const bought = await api.graphql<{ it: object }>(
      query,
      { uuid: own.lines[0]?.uuid ?? '' },
      { token: customer.token },
    );
    expect(bought.data.it).toMatchObject({ buyerName: null, product: { seller: expect.anything() } });
  });

  test('a buyer with an account gets none of the guest texts', async () => {
    const customer = await person();
    await buy(api, customer, [await makeProduct(api.db, seller.sellerId)]);
    await settled();
    expect(mailsTo(customer.email)[0]?.text).not.toContain('Maak een account');
  });
});

test('mails name the product in the language of their reader', async () => {
  const walloon = await shop({ province: 'be-luik', country: 'BE', iban: 'BE68539007547034' }, 'fr');
  const product = await makeProduct(api.db, walloon.sellerId, { title: 'Houten kast' });
  await translateTitle(api, product.id, { fr: 'Armoire en bois' });
  const email = guest();
  await buy(api, { email }, [product]);
  await settled();
  expect(subjectsTo(walloon.email)).toEqual(['Vente conclue\u00a0: Armoire en bois']);
  expect(mailsTo(email)[0]?.text).toContain('Houten kast');
});

describe('ORDER-028 the link to an order without an account', () => {
  const fields = `__typename
    ... on OrderProduct { uuid title role payout delivery { status possible complaint postnlLabelLink } }
    ... on Error { errorCode message }
    ... on ValidationError { fields { field code } }`;
  type Answer = Readonly<Record<string, unknown>>;

  async function ask(text: string, variables: object): Promise<Answer> {
    const { data, errors } = await api.graphql<{ it: Answer }>(text, { ...variables });
    expect(errors).toEqual([]);
    return data.it;
  }
  const open = (key: string) =>
    ask(`query ($key: String!) { it: guestOrder(key: $key) { ${fields} } }`, { key });
  const change = (variables: object) =>
    ask(
      `mutation ($key: String!, $event: GuestOrderEvent!, $commandId: String) {
        it: changeGuestOrder(key: $key, event: $event, commandId: $commandId) { ${fields} } }`,
      variables,
    );
  const renew = (key: string) =>
    ask(
      `mutation ($key: String!) {
        it: sendGuestOrderLink(key: $key) { __typename ... on Error { errorCode } } }`,
      { key },
    );
  async function withKey() {
    const sale = await guestSale();
    return { ...sale, key: linkIn(sale.text, '/bestelling').hash.slice(1) };
  }
  const { secrets } = api.server.deps;
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);

  test('shows the order as its buyer sees it, and confirms its receipt once', async () => {
    const { key, uuid, deliveryUuid } = await withKey();
    expect(await open(key)).toMatchObject({
      ...{ uuid, role: 'BUYER', payout: null },
      delivery: { status: 'PENDING', postnlLabelLink: null },
    });
    expect(await change({ key, event: 'confirm' })).toMatchObject({ __typename: 'ValidationError' });
    await move(seller, deliveryUuid, { hasArrived: true });
    const confirm = { key, event: 'confirm', commandId: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect(await change(confirm)).toMatchObject({ delivery: { status: 'CONFIRMED' } });
    await settled();
    expect(subjectsTo(seller.email).some((subject) => /ontvangen/.test(subject))).toBe(true);
  });

  test('a forged, altered or expired link, or one to the order of an account, opens nothing', async () => {
    const { key, uuid } = await withKey();
    const [id = '', seconds = '', signature = ''] = key.split('.');
    const customer = await person();
    const bought = await buy(api, customer, [await makeProduct(api.db, seller.sellerId)]);
    const ofAccount = bought.lines[0]?.uuid ?? '';
    for (const wrong of [
      ...['', 'x', uuid, `${id}.${seconds}.${'0'.repeat(64)}`, `${id}.zzzzzzz.${signature}`],
      ...[`${ofAccount}.${seconds}.${signature}`, guestOrderKey(secrets, ofAccount, new Date())],
    ])
      expect([wrong, (await open(wrong)).errorCode]).toEqual([wrong, 'guest_order_link_wrong']);
    const old = guestOrderKey(secrets, uuid, days(-91));
    expect((await open(old)).errorCode).toBe('guest_order_link_expired');
    expect((await change({ key: old, event: 'confirm' })).errorCode).toBe('guest_order_link_expired');
    expect(await open(guestOrderKey(secrets, uuid, days(-89)))).toMatchObject({ uuid });
  });

  test('an expired link is replaced by email, only to the address of the order', async () => {
    const { email, uuid } = await withKey();
    const old = guestOrderKey(secrets, uuid, days(-100));
    expect(await renew(old)).toMatchObject({ __typename: 'GuestOrderLinkSent' });
    await settled();
    const mail = mailsTo(email).at(-1);
    expect(mail?.subject).toMatch(/^Nieuwe link naar bestelling/);
    expect(await open(linkIn(mail?.text ?? '', '/bestelling').hash.slice(1))).toMatchObject({ uuid });
    expect((await renew(`${old}0`)).errorCode).toBe('guest_order_link_wrong');
  });
});
