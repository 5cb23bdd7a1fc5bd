import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSellerUser } from '../factories/sellers.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

const asked = (email: string) => harness.mailsTo(email, /Vul je rekeningnummer in/);

test('ORDER-020 a seller without an account number is asked for it at the first sale, and while money is due', async () => {
  const seller = await harness.shop({ iban: null, account_holder: null });
  harness.clock.set('2026-03-02T12:00:00Z');
  await harness.sale(seller);
  await harness.sale(seller);
  await harness.runAll();
  expect(asked(seller.email)).toHaveLength(1);
  // A payout is due without an account: the seller is asked again after a week, not at every run.
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-10', '2026-03-11']) {
    harness.clock.set(`${day}T09:30:00Z`);
    await harness.planAgain(seller);
    await harness.runAll();
  }
  expect(asked(seller.email)).toHaveLength(2);
  expect(await harness.payoutsOf(seller)).toEqual([]);
});

test('a seller with an account number is not asked', async () => {
  const seller = await harness.shop();
  harness.clock.set('2026-03-02T12:00:00Z');
  await harness.sale(seller);
  await harness.runAll();
  expect(asked(seller.email)).toHaveLength(0);
});

test('S23 a first account number that is added while money waits is mailed to the seller', async () => {
  const without = { iban: null };
  const [waiting, idle] = [await harness.shop(without), await harness.shop(without)];
  harness.clock.set('2026-03-02T12:00:00Z');
  await harness.sale(waiting);
  for (const seller of [waiting, idle]) {
    expect(await harness.changeIban(seller, harness.iban)).not.toHaveProperty('errorCode');
    await harness.runAll();
  }
  expect(harness.mailsTo(waiting.email, /Je rekeningnummer is toegevoegd/)).toHaveLength(1);
  expect(harness.mailsTo(idle.email, /Je rekeningnummer/)).toEqual([]);
  expect(await harness.asSeller(waiting)).toMatchObject({ accountUsableFrom: null });
});

test('L2 a seller cannot delete the account while money of their sales is to be paid out', async () => {
  const { api, clock } = harness;
  const user = await makeSellerUser(api.db, { iban: harness.iban, account_holder: 'Robin de Vries' });
  const seller = { ...user, token: await api.signIn(user) };
  const leave = () =>
    harness.ask(
      'mutation ($password: String!) { it: deleteAccount(password: $password) { __typename ... on Error { errorCode message } } }',
      { password: user.password },
      seller.token,
    );
  clock.set('2026-03-02T12:00:00Z');
  await harness.sale(seller);
  expect(await leave()).toMatchObject({ errorCode: 'seller_has_open_money' });
  clock.set('2026-03-04T06:30:00Z');
  await harness.planAgain(seller);
  const [planned] = await harness.payoutsOf(seller);
  await harness.release([planned?.id ?? '']);
  await harness.runAll();
  expect(await leave()).toMatchObject({ errorCode: 'seller_has_open_money' });
  await harness.settle(planned?.id ?? '', 'PAID');
  expect(await leave()).not.toHaveProperty('errorCode');
});
