import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDeadline } from '#server/process/deadlines.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

// Bids that end without an answer: by expiry, by a sale or by another bid.

let harness: BidHarness;
const days = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

const subjectsTo = (email: string) => harness.mailsTo(email).map(({ subject }) => subject);

async function open(amount = 300, email = harness.visitor(), given = {}) {
  const product = await harness.product(given);
  const { uuid = '' } = await harness.bid(product.id, amount, { email });
  return { product, uuid, email };
}

describe('BID-015 the deadline sweep ends expired bids', () => {
  test('without an answer: both are notified, and answering is refused from the moment it is over', async () => {
    const { uuid, email } = await open();
    harness.clock.advance(5 * days);
    // The deadline sweep has not run yet.
    expect(await harness.answer(uuid, 'ACCEPTED')).toMatchObject({ errorCode: 'bid_expired' });
    await harness.settle();
    expect(await harness.statusOf(uuid)).toBe('EXPIRED');
    expect(subjectsTo(email)).toContain('Je bod op Teak dressoir is verlopen');
    expect(subjectsTo(harness.seller.email)).toContain('Een bod op Teak dressoir is verlopen');
    expect(await harness.answer(uuid, 'ACCEPTED')).toMatchObject({ errorCode: 'bid_expired' });
  });

  test('BID-014 an accepted bid that nobody paid releases the product; a counterbid just ends', async () => {
    const accepted = await open();
    await harness.answer(accepted.uuid, 'ACCEPTED');
    const countered = await open();
    await harness.answer(countered.uuid, 'COUNTERBID', { counterbidAmount: 400 });
    expect(await harness.reservedUntil(accepted.product.slug)).not.toBeNull();
    expect(await harness.reservedUntil(countered.product.slug)).toBeNull();
    harness.clock.advance(5 * days - 60_000);
    await harness.settle();
    expect(await harness.statusOf(accepted.uuid)).toBe('ACCEPTED');
    harness.clock.advance(60_000);
    await harness.settle();
    for (const { uuid } of [accepted, countered]) expect(await harness.statusOf(uuid)).toBe('EXPIRED');
    expect(subjectsTo(accepted.email)).toContain('Je kunt Teak dressoir niet meer kopen voor je bod');
    expect(subjectsTo(countered.email)).toContain('Het tegenbod voor Teak dressoir is verlopen');
    const toSeller = subjectsTo(harness.seller.email);
    expect(toSeller.filter((subject) => subject === 'Teak dressoir is niet betaald')).toHaveLength(1);
    expect(toSeller).toContain('Je tegenbod voor Teak dressoir is verlopen');
    expect(await harness.reservedUntil(accepted.product.slug)).toBeNull();
    expect(await harness.begin(accepted.uuid)).toMatchObject({ __typename: 'GetUsableTransactionError' });
    expect(await harness.bid(accepted.product.id, 310, { email: harness.visitor() })).toMatchObject({
      __typename: 'BidPlaced',
    });
  });

  test('a payment that is open at that moment may be completed', async () => {
    const { uuid } = await open();
    await harness.answer(uuid, 'ACCEPTED');
    harness.clock.advance(5 * days - 60_000);
    const { transactionUid = '' } = await harness.begin(uuid);
    harness.clock.advance(120_000);
    await harness.settle();
    expect(await harness.statusOf(uuid)).toBe('ACCEPTED');
    await end(harness.api, transactionUid, 'completed');
    expect(await harness.row(uuid)).toMatchObject({ status: 'ACCEPTED', paid_at: expect.any(Date) });
  });
});

describe('BID-013 a product that is sold, gone or reserved for another ends every open bid, with a reason', () => {
  async function three(given = {}) {
    const product = await harness.product(given);
    const locales = ['nl', 'en', 'fr'] as const;
    const bidders = [];
    for (const locale of locales) {
      const email = harness.visitor();
      const { uuid = '' } = await harness.bid(product.id, 300, { email, locale });
      bidders.push({ uuid, email });
    }
    return { product, bidders };
  }

  async function expectClosed(bidders: readonly { uuid: string; email: string }[], reason: string) {
    for (const { uuid } of bidders)
      expect(await harness.row(uuid)).toMatchObject({ status: 'REJECTED', closed_reason: reason });
    await harness.settle();
  }

  test('accepted elsewhere: each bidder is notified in their language', async () => {
    const { product, bidders } = await three();
    const { uuid = '' } = await harness.bid(product.id, 350);
    await harness.answer(bidders[0]?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    await harness.answer(uuid, 'ACCEPTED');
    await expectClosed(bidders, 'accepted_elsewhere');
    expect(bidders.map(({ email }) => subjectsTo(email).at(-1))).toEqual([
      'Je bod op Teak dressoir is vervallen',
      'Your bid on Teak dressoir is no longer valid',
      'Votre offre pour Teak dressoir n’est plus valable',
    ]);
    // A counterbid can no longer be paid.
    expect(await harness.begin(bidders[0]?.uuid ?? '')).toMatchObject({
      errorCode: 'cart_product_is_not_available',
    });
  });

  test('bought by somebody at its full price', async () => {
    const { product, bidders } = await three();
    await harness.answer(bidders[1]?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    const cart = await makeCart(harness.api, { email: harness.visitor() }, [{ id: product.id }]);
    const { transactionUid = '' } = await pay(harness.api, cart);
    // The product cannot be promised to somebody else while a payment is in progress.
    expect(await harness.answer(bidders[0]?.uuid ?? '', 'ACCEPTED')).toMatchObject({
      errorCode: 'bid_piece_is_being_paid',
    });
    expect(await harness.statusOf(bidders[0]?.uuid ?? '')).toBe('PENDING');
    await end(harness.api, transactionUid, 'completed');
    await expectClosed(bidders, 'sold');
    expect(bidders.map(({ email }) => subjectsTo(email).at(-1))).toEqual([
      'Teak dressoir is verkocht',
      'Teak dressoir has been sold',
      'Vente conclue\u00a0: Teak dressoir',
    ]);
  });

  test('paid by one of the bidders: the others end, that one does not', async () => {
    const { bidders } = await three();
    const [payer, ...others] = bidders;
    await harness.answer(payer?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    await harness.pay(payer?.uuid ?? '');
    expect(await harness.row(payer?.uuid ?? '')).toMatchObject({ status: 'ACCEPTED', closed_reason: null });
    await expectClosed(others, 'sold');
  });

  test('marked as sold, or taken down, by the seller; a product of an accepted bid stays reserved for its buyer', async () => {
    for (const [mutation, reason] of [
      ['markProductAsSold', 'sold'],
      ['deleteProduct', 'gone'],
    ] as const) {
      const asSeller = (slug: string) =>
        harness.call(
          `mutation ($slug: String!) { it: ${mutation}(slug: $slug) { __typename ... on Error { errorCode message } } }`,
          { slug },
          { token: harness.tokens.seller },
        );
      const { product, bidders } = await three();
      await asSeller(product.slug);
      await expectClosed(bidders, reason);
      const accepted = await open();
      await harness.answer(accepted.uuid, 'ACCEPTED');
      expect(await asSeller(accepted.product.slug)).toMatchObject({
        errorCode: 'product_is_promised',
        message: expect.stringContaining('gereserveerd voor die koper'),
      });
      expect(await harness.statusOf(accepted.uuid)).toBe('ACCEPTED');
    }
  });

  test('FORM-005 the end of its 180 days leaves a product to the buyer whose bid was accepted, until that ends', async () => {
    const { product, uuid } = await open();
    await harness.answer(uuid, 'ACCEPTED');
    const expire = (dueAt: Date) =>
      harness.api.db
        .transaction()
        .execute((tx) => setDeadline(tx, { kind: 'listing_expiry', subjectId: product.id, dueAt }));
    await expire(harness.clock.now());
    await harness.settle();
    expect(await harness.statusOf(uuid)).toBe('ACCEPTED');
    expect(await harness.reservedUntil(product.slug)).not.toBeNull();
    harness.clock.advance(5 * days);
    await harness.settle();
    expect(await harness.statusOf(uuid)).toBe('EXPIRED');
    const { status } = await harness.api.db
      .selectFrom('products')
      .select('status')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('EXPIRED');
  });

  test('of two in stock one is reserved: the second stays open to bids and buyers', async () => {
    const { product, bidders } = await three({ inventory: 2 });
    const [first, second, third] = bidders;
    await harness.answer(first?.uuid ?? '', 'ACCEPTED');
    expect(await harness.statusOf(second?.uuid ?? '')).toBe('PENDING');
    expect(await harness.reservedUntil(product.slug)).toBeNull();
    await harness.answer(second?.uuid ?? '', 'ACCEPTED');
    expect(await harness.statusOf(third?.uuid ?? '')).toBe('REJECTED');
    expect(await harness.reservedUntil(product.slug)).not.toBeNull();
    await harness.pay(first?.uuid ?? '');
    expect(await harness.statusOf(second?.uuid ?? '')).toBe('ACCEPTED');
    await harness.pay(second?.uuid ?? '');
    expect((await harness.row(second?.uuid ?? '')).paid_at).not.toBeNull();
  });

  test('of two products one is being paid after its bid was accepted: it is held once, the second stays open', async () => {
    const { product, bidders } = await three({ inventory: 2 });
    const [first, second] = bidders;
    await harness.answer(first?.uuid ?? '', 'ACCEPTED');
    expect((await harness.begin(first?.uuid ?? '')).errorCode).toBeUndefined();
    expect(await harness.reservedUntil(product.slug)).toBeNull();
    expect(await harness.answer(second?.uuid ?? '', 'ACCEPTED')).toMatchObject({ status: 'ACCEPTED' });
    expect(await harness.reservedUntil(product.slug)).not.toBeNull();
  });
});
