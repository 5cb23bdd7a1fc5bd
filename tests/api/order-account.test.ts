import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { buy, makeCart } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, mails, person, seller, read, settled } = await openOrdersHarness();
afterAll(() => api.close());

// The tests of this file together exceed the limit per client address.
beforeEach(() => api.server.deps.limits.forget(limitRules.signUp, '127.0.0.1'));

const password = 'herfst-in-leiden-7';
const guest = () => `${randomUUID()}@hervonden.test`;
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const signUp = (cartUuid: string, given = password) =>
  act(api, 'createOrderAccount', { cartUuid, password: given });
const userRow = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

async function bought(email = guest()) {
  const { cartUuid, lines } = await buy(api, { email }, [await makeProduct(api.db, seller.sellerId)]);
  await settled();
  return { email, cartUuid, uuid: lines[0]?.uuid ?? '' };
}

describe('an account for the buyer of an order without one', () => {
  test('AUTH-014 takes a password alone, and shows the order once the mailed link is used', async () => {
    const { email, cartUuid, uuid } = await bought();
    expect(await signUp(cartUuid)).toMatchObject({ __typename: 'CreatedUser', success: true });
    await settled();
    expect(await userRow(email)).toMatchObject({ name: 'Noor Janssen', accepts_marketing: false });
    expect(await act(api, 'login', { email, password })).toMatchObject({ errorCode: 'account_inactive' });
    const mail = mailsTo(email).at(-1);
    expect(mail?.text).toContain(encodeURIComponent(`/account/bestellingen/${uuid}`));
    const { authToken } = await act(api, 'verifyEmail', { token: tokenIn(mail, 'verifyEmailToken') });
    expect(await read(uuid, authToken ?? '')).toMatchObject({ role: 'BUYER' });
    expect(await act(api, 'login', { email, password })).toMatchObject({ __typename: 'User' });
  });

  test('the id of a cart opens no other order of its address: only the mailed link does', async () => {
    const email = guest();
    const [first, second] = [await bought(email), await bought(email)];
    await signUp(first.cartUuid);
    const answer = await act(api, 'login', { email, password });
    expect(answer.authToken ?? null).toBeNull();
    for (const { uuid } of [first, second])
      expect(await read(uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
  });

  test('AUTH-036 an address that has an account keeps it, and its owner gets an email', async () => {
    const owner = await person();
    const { cartUuid } = await bought(owner.email);
    const before = await userRow(owner.email);
    expect(await signUp(cartUuid)).toMatchObject({
      __typename: 'FailedToCreateError',
      errorCode: 'user_already_exists',
    });
    await settled();
    expect(await userRow(owner.email)).toEqual(before);
    expect(mailsTo(owner.email).at(-1)?.text).toContain('Iemand');
  });

  test('AUTH-023 AUTH-024 a weak password is refused at its field', async () => {
    const { email, cartUuid } = await bought();
    expect(await signUp(cartUuid, 'kort1')).toMatchObject({
      __typename: 'ValidationError',
      errorCode: 'weak_password',
    });
    expect(await userRow(email)).toBeUndefined();
  });

  test('no account is made of an unpaid cart, an order of an account, or an id that is none', async () => {
    const product = await makeProduct(api.db, seller.sellerId);
    const open = await makeCart(api, { email: guest() }, [product]);
    const ofAccount = await buy(api, await person(), [product]);
    for (const cartUuid of [open, ofAccount.cartUuid, randomUUID()])
      expect(await signUp(cartUuid)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await signUp('1')).toMatchObject({ __typename: 'InvalidUUIDError' });
  });

  test('AUTH-040 the emails to one address are limited like those of any sign-up', async () => {
    const { cartUuid } = await bought();
    for (let at = 0; at < limitRules.verifyLink.times; at += 1)
      expect(await signUp(cartUuid)).toMatchObject({ __typename: 'CreatedUser' });
    expect(await signUp(cartUuid)).toMatchObject({ __typename: 'TooManyRequestsError' });
  });
});
