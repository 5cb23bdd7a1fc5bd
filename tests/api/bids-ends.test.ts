import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { end, makeCart, pay } from '../factories/orders.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';

// How bids end without anybody answering them: by time, by a sale, by another bid.

let room: BidRoom;
const days = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  room = await openBidRoom();
});
afterAll(async () => await room.api.close());

const subjectsTo = (email: string) => room.mailsTo(email).map(({ subject }) => subject);

async function open(amount = 300, email = room.visitor(), given = {}) {
  const product = await room.product(given);
  const { uuid = '' } = await room.bid(product.id, amount, { email });
  return { product, uuid, email };
}

describe('BID-015 the deadline sweep ends what is over', () => {
  test('without an answer: both are told, and answering is refused from the moment it is over', async () => {
    const { uuid, email } = await open();
    room.clock.advance(5 * days);
    // The sweep has not come by yet.
    expect(await room.answer(uuid, 'ACCEPTED')).toMatchObject({ errorCode: 'bid_expired' });
    await room.settle();
    expect(await room.statusOf(uuid)).toBe('EXPIRED');
    expect(subjectsTo(email)).toContain('Je bod op Teak dressoir is verlopen');
    expect(subjectsTo(room.seller.email)).toContain('Een bod op Teak dressoir is verlopen');
    expect(await room.answer(uuid, 'ACCEPTED')).toMatchObject({ errorCode: 'bid_expired' });
  });

  test('BID-014 an accepted bid that nobody paid frees the piece; a counterbid just ends', async () => {
    const accepted = await open();
    await room.answer(accepted.uuid, 'ACCEPTED');
    const countered = await open();
    await room.answer(countered.uuid, 'COUNTERBID', { counterbidAmount: 400 });
    expect(await room.reservedUntil(accepted.product.slug)).not.toBeNull();
    expect(await room.reservedUntil(countered.product.slug)).toBeNull();
    room.clock.advance(5 * days - 60_000);
    await room.settle();
    expect(await room.statusOf(accepted.uuid)).toBe('ACCEPTED');
    room.clock.advance(60_000);
    await room.settle();
    for (const { uuid, email } of [accepted, countered]) {
      expect(await room.statusOf(uuid)).toBe('EXPIRED');
      expect(subjectsTo(email)).toContain('Je kunt Teak dressoir niet meer voor je bod kopen');
    }
    expect(subjectsTo(room.seller.email)).toContain('Teak dressoir is niet betaald');
    expect(await room.reservedUntil(accepted.product.slug)).toBeNull();
    expect(await room.begin(accepted.uuid)).toMatchObject({ __typename: 'GetUsableTransactionError' });
    expect(await room.bid(accepted.product.id, 310, { email: room.visitor() })).toMatchObject({
      __typename: 'BidPlaced',
    });
  });

  test('whoever is paying at that moment may end it', async () => {
    const { uuid } = await open();
    await room.answer(uuid, 'ACCEPTED');
    room.clock.advance(5 * days - 60_000);
    const { transactionUid = '' } = await room.begin(uuid);
    room.clock.advance(120_000);
    await room.settle();
    expect(await room.statusOf(uuid)).toBe('ACCEPTED');
    await end(room.api, transactionUid, 'completed');
    expect(await room.row(uuid)).toMatchObject({ status: 'ACCEPTED', paid_at: expect.any(Date) });
  });
});

describe('BID-013 what is sold, gone or promised to another ends every open bid, and says why', () => {
  async function three(given = {}) {
    const product = await room.product(given);
    const locales = ['nl', 'en', 'fr'] as const;
    const bidders = [];
    for (const locale of locales) {
      const email = room.visitor();
      const { uuid = '' } = await room.bid(product.id, 300, { email, locale });
      bidders.push({ uuid, email });
    }
    return { product, bidders };
  }

  async function expectClosed(bidders: readonly { uuid: string; email: string }[], reason: string) {
    for (const { uuid } of bidders)
      expect(await room.row(uuid)).toMatchObject({ status: 'REJECTED', closed_reason: reason });
    await room.settle();
  }

  test('accepted elsewhere: told in the language of each', async () => {
    const { product, bidders } = await three();
    const { uuid = '' } = await room.bid(product.id, 350);
    await room.answer(bidders[0]?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    await room.answer(uuid, 'ACCEPTED');
    await expectClosed(bidders, 'accepted_elsewhere');
    expect(bidders.map(({ email }) => subjectsTo(email).at(-1))).toEqual([
      'Je bod op Teak dressoir is gesloten',
      'Your bid on Teak dressoir is closed',
      'Votre offre pour Teak dressoir est close',
    ]);
    // What was countered cannot be paid any more.
    expect(await room.begin(bidders[0]?.uuid ?? '')).toMatchObject({
      errorCode: 'cart_product_is_not_available',
    });
  });

  test('bought by somebody at its full price', async () => {
    const { product, bidders } = await three();
    await room.answer(bidders[1]?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    const cart = await makeCart(room.api, { email: room.visitor() }, [{ id: product.id }]);
    const { transactionUid = '' } = await pay(room.api, cart);
    // Somebody is paying: it cannot be promised to another at this moment.
    expect(await room.answer(bidders[0]?.uuid ?? '', 'ACCEPTED')).toMatchObject({
      errorCode: 'bid_piece_is_being_paid',
    });
    expect(await room.statusOf(bidders[0]?.uuid ?? '')).toBe('PENDING');
    await end(room.api, transactionUid, 'completed');
    await expectClosed(bidders, 'sold');
    expect(bidders.map(({ email }) => subjectsTo(email).at(-1))).toEqual([
      'Teak dressoir is verkocht',
      'Teak dressoir is sold',
      'Teak dressoir est vendu',
    ]);
  });

  test('paid by one of the bidders: the others end, that one does not', async () => {
    const { bidders } = await three();
    const [payer, ...others] = bidders;
    await room.answer(payer?.uuid ?? '', 'COUNTERBID', { counterbidAmount: 400 });
    await room.pay(payer?.uuid ?? '');
    expect(await room.row(payer?.uuid ?? '')).toMatchObject({ status: 'ACCEPTED', closed_reason: null });
    await expectClosed(others, 'sold');
  });

  test('marked as sold, or taken down, by the seller; what was accepted stays reserved for its buyer', async () => {
    for (const [mutation, reason] of [
      ['markProductAsSold', 'sold'],
      ['deleteProduct', 'gone'],
    ] as const) {
      const asSeller = (slug: string) =>
        room.call(
          `mutation ($slug: String!) { it: ${mutation}(slug: $slug) { __typename ... on Error { errorCode message } } }`,
          { slug },
          { token: room.tokens.seller },
        );
      const { product, bidders } = await three();
      await asSeller(product.slug);
      await expectClosed(bidders, reason);
      const accepted = await open();
      await room.answer(accepted.uuid, 'ACCEPTED');
      expect(await asSeller(accepted.product.slug)).toMatchObject({
        errorCode: 'product_is_promised',
        message: expect.stringContaining('gereserveerd voor die koper'),
      });
      expect(await room.statusOf(accepted.uuid)).toBe('ACCEPTED');
    }
  });

  test('of two pieces one is promised: the second stays open to bids and buyers', async () => {
    const { product, bidders } = await three({ inventory: 2 });
    const [first, second, third] = bidders;
    await room.answer(first?.uuid ?? '', 'ACCEPTED');
    expect(await room.statusOf(second?.uuid ?? '')).toBe('PENDING');
    expect(await room.reservedUntil(product.slug)).toBeNull();
    await room.answer(second?.uuid ?? '', 'ACCEPTED');
    expect(await room.statusOf(third?.uuid ?? '')).toBe('REJECTED');
    expect(await room.reservedUntil(product.slug)).not.toBeNull();
    await room.pay(first?.uuid ?? '');
    expect(await room.statusOf(second?.uuid ?? '')).toBe('ACCEPTED');
    await room.pay(second?.uuid ?? '');
    expect((await room.row(second?.uuid ?? '')).paid_at).not.toBeNull();
  });

  test('of two products one is being paid after its bid was accepted: it is held once, the second stays open', async () => {
    const { product, bidders } = await three({ inventory: 2 });
    const [first, second] = bidders;
    await room.answer(first?.uuid ?? '', 'ACCEPTED');
    expect((await room.begin(first?.uuid ?? '')).errorCode).toBeUndefined();
    expect(await room.reservedUntil(product.slug)).toBeNull();
    expect(await room.answer(second?.uuid ?? '', 'ACCEPTED')).toMatchObject({ status: 'ACCEPTED' });
    expect(await room.reservedUntil(product.slug)).not.toBeNull();
  });
});
