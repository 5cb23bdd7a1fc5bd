import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

let harness: BidHarness;
const days = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

async function open(amount = 300, from: { readonly email?: string } = {}, given = {}) {
  const product = await harness.product(given);
  const { uuid = '' } = await harness.bid(product.id, amount, from);
  return { product, uuid };
}

describe('BID-005 BID-010 BID-032 the seller accepts', () => {
  test('the buyer gets a link to pay, on the page and by mail; the product is reserved until then', async () => {
    const { product, uuid } = await open();
    expect((await harness.see(uuid, { token: harness.tokens.seller })).possibleAnswers).toEqual([
      ...['ACCEPTED', 'REJECTED', 'COUNTERBID'],
    ]);
    const answered = await harness.answer(uuid, 'ACCEPTED');
    expect(answered).toMatchObject({ status: 'ACCEPTED', isPaid: false, paymentLink: null, role: 'SELLER' });
    const seen = await harness.see(uuid, { token: harness.tokens.buyer });
    expect(new URL(seen.paymentLink ?? '').pathname).toBe(`/winkelwagen/${await harness.cartOf(uuid)}`);
    const answeredAt = Date.parse(answered.sellerRespondedAt ?? '');
    expect(Date.parse(seen.validUntil ?? '') - answeredAt).toBe(5 * days);
    expect(seen.possibleAnswers).toEqual([]);
    await harness.settle();
    const [mail] = harness.mailsTo(harness.buyer.email).slice(-1);
    expect(mail?.subject).toBe('Je bod op Teak dressoir is geaccepteerd');
    expect(mail?.text).toContain(seen.paymentLink);
    expect(await harness.reservedUntil(product.slug)).toBe(seen.validUntil);
  });

  test('BID-002 paid by the link: isPaid, no link any more, and the product is sold for the bid', async () => {
    const { product, uuid } = await open(320);
    await harness.answer(uuid, 'ACCEPTED');
    const transaction = await harness.pay(uuid, harness.tokens.buyer);
    expect(await harness.see(uuid, { token: harness.tokens.buyer })).toMatchObject({
      ...{ status: 'ACCEPTED', isPaid: true, paymentLink: null, payout: null },
    });
    // (320 − 5) × 90%
    expect(await harness.see(uuid, { token: harness.tokens.seller })).toMatchObject({
      isPaid: true,
      payout: 283.5,
    });
    const { amount_cents: paid } = await harness.api.db
      .selectFrom('transactions')
      .select('amount_cents')
      .where('id', '=', transaction)
      .executeTakeFirstOrThrow();
    expect(Number(paid)).toBe(32_000);
    const { inventory } = await harness.api.db
      .selectFrom('products')
      .select('inventory')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(inventory).toBe(0);
    harness.clock.advance(6 * days);
    await harness.settle();
    expect(await harness.statusOf(uuid)).toBe('ACCEPTED');
  });

  test('a reserved product cannot be bought or bid on by others until the reservation ends', async () => {
    const { product, uuid } = await open();
    await harness.answer(uuid, 'ACCEPTED');
    expect(await harness.bid(product.id, 400, { email: harness.visitor() })).toMatchObject({
      errorCode: 'bid_failed_product_is_reserved',
    });
  });
});

test('BID-006 a declined bid is over, and the bidder is notified', async () => {
  const { uuid } = await open();
  expect(await harness.answer(uuid, 'REJECTED')).toMatchObject({ status: 'REJECTED', closedReason: null });
  await harness.settle();
  expect(harness.mailsTo(harness.buyer.email).at(-1)?.subject).toBe('Je bod op Teak dressoir is afgewezen');
  expect(await harness.see(uuid, { token: harness.tokens.buyer })).toMatchObject({ paymentLink: null });
});

describe('BID-007 BID-012 BID-017 the one counterbid', () => {
  test('the buyer is mailed a link for the counter amount; paying accepts it', async () => {
    const { uuid } = await open();
    const answered = await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 380 });
    // (380 − 5) × 90%
    expect(answered).toMatchObject({ status: 'COUNTERBID', counterbidAmount: 380, payout: 337.5 });
    await harness.settle();
    const mail = harness.mailsTo(harness.buyer.email).at(-1);
    expect(mail?.subject).toBe('Een tegenbod voor Teak dressoir');
    expect(mail?.text).toContain('€\u00a0380,–');
    expect(mail?.text).toContain(`/winkelwagen/${await harness.cartOf(uuid)}`);
    await harness.pay(uuid, harness.tokens.buyer);
    expect(await harness.see(uuid, { token: harness.tokens.buyer })).toMatchObject({
      ...{ status: 'ACCEPTED', isPaid: true, counterbidAmount: 380 },
    });
  });

  test('a second answer of any kind is refused, and nothing changes', async () => {
    const { uuid } = await open();
    await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 380 });
    const before = await harness.row(uuid);
    for (const again of ['ACCEPTED', 'REJECTED', 'COUNTERBID'] as const) {
      expect(await harness.answer(uuid, again, { counterbidAmount: 400 })).toMatchObject({
        __typename: 'FailedToUpdateError',
        errorCode: 'bid_answered',
        message: 'Dit bod is al beantwoord of vervallen. Er is niets veranderd.',
      });
    }
    expect(await harness.row(uuid)).toEqual(before);
  });

  test('not above the bid, above the price, none: the field reports it', async () => {
    const { uuid } = await open(300, {}, { price_cents: 45_000 });
    for (const [counterbidAmount, code] of [
      [300, 'counterbid_not_above_bid'],
      [451, 'counterbid_above_price'],
      [undefined, 'counterbid_incorrect_format'],
    ] as const) {
      const given = counterbidAmount === undefined ? {} : { counterbidAmount };
      expect(await harness.answer(uuid, 'COUNTERBID', given)).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ field: 'counterbidAmount', code }],
      });
    }
    expect(await harness.statusOf(uuid)).toBe('PENDING');
  });

  test('a bid of the whole price rules out a counterbid', async () => {
    const { uuid } = await open(450);
    const seen = await harness.see(uuid, { token: harness.tokens.seller });
    expect(seen.possibleAnswers).toEqual(['ACCEPTED', 'REJECTED']);
    expect(await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 450 })).toMatchObject({
      errorCode: 'bid_no_room_for_counterbid',
    });
  });
});

describe('BID-039 BID-035 who answers and who sees', () => {
  test('the seller of the product answers, and nobody else', async () => {
    const { uuid } = await open();
    const other = await harness.api.signIn(await makeSellerUser(harness.api.db));
    const staff = await harness.api.signIn(await makeUser(harness.api.db, { isStaff: true }));
    for (const token of [harness.tokens.buyer, other, staff])
      expect(await harness.answer(uuid, 'ACCEPTED', { token })).toMatchObject({
        errorCode: 'no_object_permission',
      });
    const nobody = await harness.api.graphql<{ it: { __typename: string } }>(
      `mutation ($uuid: String!) { it: updateBid(uuid: $uuid, status: ACCEPTED) { __typename } }`,
      { uuid },
    );
    expect(nobody.data.it.__typename).toBe('UserNotAuthenticatedError');
    expect(await harness.statusOf(uuid)).toBe('PENDING');
  });

  test('a visitor sees the own bid with the mailed link, and pays without an account', async () => {
    const email = harness.visitor();
    const { uuid } = await open(300, { email });
    await harness.settle();
    const [received] = harness.mailsTo(email);
    expect(received?.subject).toBe('Je bod op Teak dressoir');
    const link = /\S+\/account\/biedingen\/\S+/.exec(received?.text ?? '')?.[0] ?? '';
    const key = new URL(link).searchParams.get('sleutel') ?? '';
    expect(await harness.see(uuid, { key })).toMatchObject({
      status: 'PENDING',
      role: 'BUYER',
      payout: null,
    });
    expect(await harness.see(uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    expect(await harness.see(uuid, { key: wrong })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    const { uuid: elsewhere } = await open(300, { email: harness.visitor() });
    expect(await harness.see(elsewhere, { key })).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    await harness.answer(uuid, 'ACCEPTED');
    const seen = await harness.see(uuid, { key });
    expect(seen.paymentLink).toContain('/winkelwagen/');
    await harness.pay(uuid);
    expect(await harness.see(uuid, { key })).toMatchObject({ isPaid: true, paymentLink: null });
  });

  test("the link of an account's bid asks for its login", async () => {
    const { uuid } = await open();
    const key = harness.api.server.deps.secrets.sign('bid-link', uuid);
    expect(await harness.see(uuid, { key })).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
  });
});

test('the same answer sent twice is one answer', async () => {
  const { uuid } = await open();
  const commandId = randomUUID();
  const [one, other] = [
    await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 350, commandId }),
    await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 350, commandId }),
  ];
  expect(one).toMatchObject({ status: 'COUNTERBID' });
  expect(other).toEqual(one);
  await harness.settle();
  const mails = harness.mailsTo(harness.buyer.email).filter(({ text }) => text.includes('€\u00a0350,–'));
  expect(mails).toHaveLength(1);
});

describe('BID-036 what a sale brings', () => {
  const ask = async (amount: number, productSlug: string, token?: string) =>
    await harness.call<{ payout?: number; errorCode?: string; fields?: readonly { code: string }[] }>(
      `query ($amount: Float!, $productSlug: String!) {
        it: calculatePayout(amount: $amount, productSlug: $productSlug) {
          ... on Payout { payout } ... on Error { errorCode } ... on ValidationError { fields { code } }
        }
      }`,
      { amount, productSlug },
      { token },
    );

  test('by the terms of the seller, rounded down to cents', async () => {
    const { slug } = await harness.product();
    expect(await ask(380, slug, harness.tokens.seller)).toEqual({ payout: 337.5 });
    expect(await ask(0, slug, harness.tokens.seller)).toEqual({ payout: 0 });
  });

  test('for the seller alone', async () => {
    const { slug } = await harness.product();
    expect(await ask(380, slug, harness.tokens.buyer)).toMatchObject({ errorCode: 'no_object_permission' });
    expect(await ask(380, slug)).toMatchObject({ errorCode: 'user_not_authenticated' });
    expect(await ask(380, 'is-er-niet', harness.tokens.seller)).toMatchObject({
      errorCode: 'object_does_not_exist',
    });
    for (const amount of [-1, 1e12])
      expect(await ask(amount, slug, harness.tokens.seller)).toMatchObject({
        fields: [{ code: 'out_of_range' }],
      });
  });
});
