import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { act } from '../factories/account-client.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { translateTitle } from '../factories/translations.ts';
import { openOrdersRoom } from './orders/room.ts';

const { api, mails, person, shop, seller, read, move, settled, subjectsTo } = await openOrdersRoom();
afterAll(() => api.close());

const guest = () => `${randomUUID()}@hervonden.test`;
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

/** Bought without an account, with the mail that came of it. */
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

/** The first address of a mail that goes to this path. */
function linkIn(text: string, path: string): URL {
  const found = text.match(/https?:\/\/\S+/g)?.map((href) => new URL(href)) ?? [];
  return found.find(({ pathname }) => pathname === path) ?? new URL('http://nowhere.test');
}

describe('ORDER-028 a buyer without an account', () => {
  test('is told that an account with the address of the order shows it, and led to making one', async () => {
    const { email, uuid, text } = await guestSale();
    expect(text).toContain(`Maak een account met ${email}`);
    expect(text).toContain('daar bevestig je de ontvangst of dien je een klacht in');
    expect(Object.fromEntries(linkIn(text, '/account').searchParams)).toEqual({
      ...{ scherm: 'registreren', email, redirectUrl: `/account/bestellingen/${uuid}` },
    });
    expect(linkIn(text, `/account/bestellingen/${uuid}`).pathname).toContain(uuid);
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
    expect(mailsTo(email).at(-1)?.text).toContain(`Maak een account met ${email}`);
    expect(await move(session, deliveryUuid, { isConfirmed: true })).toMatchObject({
      delivery: { status: 'CONFIRMED' },
    });
  });

  test('whoever has an account reads nothing of that', async () => {
    const customer = await person();
    await buy(api, customer, [await makeProduct(api.db, seller.sellerId)]);
    await settled();
    expect(mailsTo(customer.email)[0]?.text).not.toContain('Maak een account');
  });
});

test('mails name the piece in the language of their reader', async () => {
  const walloon = await shop({ province: 'be-luik', country: 'BE' }, 'fr');
  const product = await makeProduct(api.db, walloon.sellerId, { title: 'Houten kast' });
  await translateTitle(api, product.id, { fr: 'Armoire en bois' });
  const email = guest();
  await buy(api, { email }, [product]);
  await settled();
  expect(subjectsTo(walloon.email)).toEqual(['Vendu : Armoire en bois']);
  expect(mailsTo(email)[0]?.text).toContain('Houten kast');
});
