import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referral } from '#domain/constants/campaigns.ts';
import { limitRules } from '#server/limit-rules.ts';
import type { DiscountCodesTable } from '#server/modules/newsletter/tables.ts';
import { type Buyer, balances, buy, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller, makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly status?: string;
  readonly total?: number;
  readonly totalDiscount?: number;
  readonly discounts?: readonly { readonly code: string; readonly isUsable: boolean }[];
  readonly errorCode?: string;
}

let api: ApiHarness;
let seller: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
});
afterAll(async () => await api.close());
beforeEach(async () => {
  // All requests come from one client address here.
  for (const rule of [limitRules.addDiscount, limitRules.usableTransaction])
    await api.server.deps.limits.forget(rule, '127.0.0.1');
});

async function ask(call: string, token?: string): Promise<Answer> {
  const parts = '... on Cart { status total totalDiscount discounts { code isUsable } }';
  const operation = call.startsWith('cart(') ? 'query' : 'mutation';
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `${operation} { it: ${call} { ${parts} ... on Error { errorCode } } }`,
    {},
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
}

const read = (cart: string, token?: string) => ask(`cart(uuid: "${cart}")`, token);
const add = (cart: string, code: string, token?: string) =>
  ask(`addDiscount(cartUuid: "${cart}", discountCode: "${code}")`, token);
const take = (cart: string, code: string) =>
  ask(`removeDiscount(cartUuid: "${cart}", discountCode: "${code}")`);
const visitor = (): Buyer => ({ email: `${randomUUID()}@hervonden.test` });
const newProduct = async (price = 10_000, of = seller) =>
  await makeProduct(api.db, of, { price_cents: price });
const cartOf = async (buyer = visitor(), price = 10_000) =>
  await makeCart(api, buyer, [await newProduct(price)]);
const refused = { errorCode: 'cart_discount_is_not_valid' };

function addressed(cart: string, person: Readonly<Record<string, string>>): Promise<Answer> {
  const all = {
    ...{ firstName: 'Noor', lastName: 'Janssen', street: 'Biltstraat', houseNumber: '12' },
    ...{ postcode: '3572 BJ', city: 'Utrecht', country: 'NL', ...person },
  };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ask(`updateAddresses(cartUuid: "${cart}", shippingAddress: { ${fields.join(', ')} })`);
}

async function onceCode(given: Partial<Insertable<DiscountCodesTable>> = {}): Promise<string> {
  const text = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  const terms = { type: 'fixed_amount' as const, value: 1_000, minimal_order_value_cents: 0 };
  const use = { first_purchase_only: false, uses_allowed: 1, created_at: new Date(), valid_until: null };
  const row = { id: randomUUID(), code: text, source: 'newsletter' as const, address_hash: null };
  await api.db
    .insertInto('discount_codes')
    .values({ ...row, ...terms, ...use, ...given })
    .execute();
  return text;
}

async function giftCard(cents: number): Promise<string> {
  const text = `BON${randomUUID().slice(0, 8)}`.toUpperCase();
  const row = { id: randomUUID(), code: text, initial_cents: cents };
  await api.db
    .insertInto('gift_cards')
    .values({ ...row, created_at: new Date(), valid_until: null })
    .execute();
  return text;
}

async function paymentOf(id: string) {
  return await api.db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('CONTENT-007 a code for a first purchase', () => {
  test('no cart reveals whether an address has bought here; paying does, and is limited', async () => {
    const known = visitor();
    await buy(api, known, [await newProduct()]);
    const cart = await cartOf();
    expect(await add(cart, referral.code)).toMatchObject({ totalDiscount: 10 });
    const [ofKnown, ofUnknown] = [
      await addressed(cart, { email: known.email.toUpperCase() }),
      await addressed(cart, { email: visitor().email }),
    ];
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.discounts).toEqual([{ code: referral.code, isUsable: true }]);
    expect(await add(await cartOf(known), referral.code)).toMatchObject({ totalDiscount: 10 });
    await addressed(cart, { email: known.email.toUpperCase() });
    expect(await pay(api, cart)).toMatchObject(refused);
    expect(await read(cart)).toEqual(ofUnknown);
    await addressed(cart, { email: visitor().email });
    expect(await pay(api, cart)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('an account that bought before sees at once that it is not for it', async () => {
    const user = await makeUser(api.db);
    const token = await api.signIn(user);
    await buy(api, { ...user, token }, [await newProduct()]);
    const cart = await makeCart(api, user, [await newProduct()]);
    expect(await add(cart, referral.code, token)).toMatchObject(refused);
  });

  test('serves one of ten carts that are paid at once under one address', async () => {
    const { email } = visitor();
    const spelled = (at: number) => ({ email: at % 2 === 0 ? email : ` ${email.toUpperCase()}` });
    const carts: string[] = [];
    for (let at = 0; at < 10; at += 1) carts.push(await cartOf(spelled(at)));
    for (const cart of carts) await add(cart, referral.code);
    const answers = await Promise.all(carts.map((cart) => pay(api, cart)));
    const begun = answers.flatMap(({ transactionUid }) => transactionUid ?? []);
    expect(begun).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === refused.errorCode)).toHaveLength(9);
    // Cancelling the payment releases the code.
    await end(api, begun[0] ?? '', 'cancelled');
    const next = carts.find((_, at) => answers[at]?.transactionUid === undefined) ?? '';
    expect(await pay(api, next)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('a payment that was given up and comes late, after another one under its address, goes back', async () => {
    const buyer = visitor();
    const [one, other] = [await cartOf(buyer), await cartOf(buyer)];
    await add(one, referral.code);
    await add(other, referral.code);
    const { transactionUid: first = '' } = await pay(api, one);
    await end(api, first, 'cancelled');
    const { transactionUid: second = '' } = await pay(api, other);
    await end(api, second, 'completed');
    await end(api, first, 'completed');
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    expect([(await paymentOf(first)).status, (await paymentOf(second)).status]).toEqual([
      ...['refunded', 'completed'],
    ]);
  });

  test('takes off a hundred euros at most, and nothing of what the buyer sells', async () => {
    const dear = await cartOf(visitor(), 2_000_000);
    expect(await add(dear, referral.code)).toMatchObject({ total: 19_900, totalDiscount: 100 });
    const { transactionUid = '' } = await pay(api, dear);
    expect(await paymentOf(transactionUid)).toMatchObject({
      ...{ amount_cents: '1990000', discount_cents: '10000' },
    });
    const owner = await makeSellerUser(api.db);
    const token = await api.signIn(owner);
    const own = await makeCart(api, owner, [await newProduct(10_000, owner.sellerId)]);
    expect(await add(own, referral.code, token)).toMatchObject(refused);
    const asVisitor = await makeCart(api, visitor(), [await newProduct(10_000, owner.sellerId)]);
    expect(await add(asVisitor, referral.code)).toMatchObject({ totalDiscount: 10 });
    expect(await pay(api, asVisitor, { token })).toMatchObject(refused);
  });
});

describe('CART-027 CART-028 the charged amount is that of the products in the cart', () => {
  test('another card or code that takes off as much is another payment', async () => {
    const [one, other] = [await giftCard(2_000), await giftCard(2_000)];
    const cart = await cartOf();
    await add(cart, one);
    const { transactionUid: first } = await pay(api, cart);
    expect((await pay(api, cart)).transactionUid).toBe(first);
    await take(cart, one);
    await add(cart, other);
    const { transactionUid: second = '' } = await pay(api, cart);
    expect(second).not.toBe(first);
    await end(api, second, 'completed');
    const cards = api.db.selectFrom('gift_card_movements');
    const moved = await cards
      .innerJoin('gift_cards', 'gift_cards.id', 'card_id')
      .where('code', 'in', [one, other])
      .select('code')
      .execute();
    expect(moved).toEqual([{ code: other }]);
    const coded = await cartOf();
    await add(coded, await onceCode());
    const { transactionUid: third } = await pay(api, coded);
    await take(coded, '');
    await add(coded, await onceCode());
    expect((await pay(api, coded)).transactionUid).not.toBe(third);
  });

  test('a code for one purchase serves no second one that was given up and paid late', async () => {
    const [code, left, taken] = [await onceCode(), await cartOf(), await cartOf()];
    await add(left, code);
    const { transactionUid: late = '' } = await pay(api, left);
    await end(api, late, 'cancelled');
    await add(taken, code);
    const { transactionUid: inTime = '' } = await pay(api, taken);
    await end(api, inTime, 'completed');
    await end(api, late, 'completed');
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    expect((await paymentOf(inTime)).status).toBe('completed');
    expect((await paymentOf(late)).status).toBe('refunded');
    expect(await read(left)).toMatchObject({ status: 'OPEN' });
    expect((await balances(api, late)).held ?? 0).toBe(0);
  });

  test('CART-008 a frozen cart names the code and card that were used, also after a swap', async () => {
    const [code, card, later] = [await onceCode(), await giftCard(2_000), await onceCode()];
    const cart = await cartOf();
    await add(cart, code);
    await add(cart, card);
    const { transactionUid = '' } = await pay(api, cart);
    await take(cart, '');
    await add(cart, later);
    await end(api, transactionUid, 'completed');
    const frozen = await read(cart);
    expect(frozen).toMatchObject({ status: 'FROZEN', total: 70, totalDiscount: 30 });
    expect(frozen.discounts?.map((one) => one.code)).toEqual([code, card]);
  });
});

test('CART-051 nothing is paid for somebody without a name or with an invalid mailbox', async () => {
  const cart = await cartOf();
  const wrong = [
    { email: 'a@hervonden.test,b@hervonden.test' },
    { email: 'Noor <noor@hervonden.test>' },
    { email: 'noor' },
    { email: visitor().email, firstName: ' ' },
    { email: visitor().email, lastName: ' ' },
  ];
  for (const person of wrong) {
    await setPerson(cart, person);
    expect(await pay(api, cart), JSON.stringify(person)).toMatchObject({ errorCode: 'cart_add_address' });
  }
  await setPerson(cart, visitor());
  expect(await pay(api, cart)).toMatchObject({ __typename: 'UsableTransaction' });
});

async function setPerson(cart: string, person: Readonly<Record<string, string>>): Promise<void> {
  const { shipping_address: address } = await api.db
    .selectFrom('carts')
    .select('shipping_address')
    .where('id', '=', cart)
    .executeTakeFirstOrThrow();
  const shipping = JSON.stringify({ ...address, firstName: 'Noor', lastName: 'Janssen', ...person });
  await api.db.updateTable('carts').set({ shipping_address: shipping }).where('id', '=', cart).execute();
}

test('queries for locked products and codes have their index', async () => {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes`.execute(api.db);
  const all = rows.map(({ indexdef }) => indexdef);
  for (const index of [
    /ON public\.cart_lines USING btree \(product_id\)/,
    /ON public\.carts USING btree \(id\) WHERE reserves_product/,
    /ON public\.orders USING btree \(email\)$/,
    /ON public\.transactions USING btree \(email\) WHERE \(discount_id IS NOT NULL\)/,
  ])
    expect(
      all.some((one) => index.test(one)),
      String(index),
    ).toBe(true);
});

test('CONTENT-007 the welcome code takes off what its page announces, and no more', async () => {
  const { type, value, most_off_cents } = await api.db
    .selectFrom('discount_codes')
    .select(['type', 'value', 'most_off_cents'])
    .where('code', '=', referral.code)
    .executeTakeFirstOrThrow();
  expect({ type, value, most_off_cents }).toEqual({
    type: 'percentage',
    value: referral.percent,
    most_off_cents: referral.mostOff * 100,
  });
});
