import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bidExpiry } from '#server/modules/bids/expire-bid.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

let api: ApiHarness;
let seller: TestSeller;
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({ mail: { send: async (message) => void mails.push(message) } });
  seller = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 60 });
});

afterAll(async () => await api.close());

const someone = () => `${randomUUID()}@hervonden.test`;
const product = async (given = {}) => (await makeProduct(api.db, seller.sellerId, given)).id;

async function bid(
  productUuid: string,
  amount: number,
  rest: { readonly email?: string; readonly token?: string; readonly commandId?: string } = {},
): Promise<Answer> {
  const { data, errors } = await api.graphql<{ placeBid: Answer }>(
    `mutation ($amount: Int!, $email: String!, $productUuid: String!, $commandId: String) {
      placeBid(amount: $amount, email: $email, productUuid: $productUuid, commandId: $commandId) {
        __typename
        ... on BidPlaced { uuid }
        ... on Error { errorCode message }
        ... on ValidationError { fields { field code } }
      }
    }`,
    { amount, productUuid, email: rest.email ?? someone(), commandId: rest.commandId ?? null },
    { token: rest.token },
  );
  expect(errors).toEqual([]);
  return data.placeBid;
}

describe('BID-031 BID-037 a visitor bids with an e-mail address', () => {
  test('BID-015 the bid waits for the seller, five days; the seller is notified and can answer', async () => {
    const email = someone();
    const { uuid = '' } = await bid(await product(), 300, { email: ` ${email.toUpperCase()} ` });
    const row = await api.db.selectFrom('bids').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'PENDING', email, amount_cents: 30_000 });
    const deadline = await api.db
      .selectFrom('deadlines')
      .select('due_at')
      .where('subject_id', '=', uuid)
      .where('kind', '=', 'bid_expiry')
      .executeTakeFirstOrThrow();
    expect(deadline.due_at.getTime() - row.created_at.getTime()).toBe(432_000_000);
    await api.server.background.runOnce();
    expect(mails.filter(({ to }) => to === seller.email)).toHaveLength(1);
  });

  // Regression test for docs/reviews/2026-11-findings.md, E13.
  test('BID-001 the seller learns the bidder’s e-mail address neither from the bid nor from any mail', async () => {
    const email = someone();
    const { uuid = '' } = await bid(await product(), 300, { email });
    const token = await api.signIn(seller);
    const ask = async (query: string) => {
      const { data, errors } = await api.graphql(query, { uuid }, { token });
      expect(errors).toEqual([]);
      return JSON.stringify(data);
    };
    const one = 'query ($uuid: String!) { bid(uuid: $uuid) { ... on Bid { uuid email } } }';
    expect(await ask(one)).toBe(JSON.stringify({ bid: { uuid, email: null } }));
    expect(
      await ask('{ bids(filters: { role: SELLER }) { ... on BidList { bids { uuid email } } } }'),
    ).not.toContain(email);
    await ask('mutation ($uuid: String!) { updateBid(uuid: $uuid, status: ACCEPTED) { __typename } }');
    for (let round = 0; round < 2; round += 1) await api.server.background.runOnce();
    const toSeller = mails.filter(({ to }) => to === seller.email);
    expect(JSON.stringify(toSeller)).not.toContain(email);
    expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('geaccepteerd'),
    );
  });

  test('BID-016 BID-029 one bid per product and address, also when two come at once', async () => {
    const [chair, email] = [await product(), someone()];
    const answers = await Promise.all([bid(chair, 300, { email }), bid(chair, 310, { email })]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'BidPlaced',
      'FailedToCreateError',
    ]);
    const refused = answers.find(({ errorCode }) => errorCode !== undefined);
    expect(refused).toMatchObject({
      errorCode: 'bid_failed_one_bid_allowed',
      message: 'Slechts één bod toegestaan per product.',
    });
    expect(await bid(await product(), 300, { email })).toMatchObject({ __typename: 'BidPlaced' });
  });

  test('the same intent sent twice is one bid', async () => {
    const [chair, email, commandId] = [await product(), someone(), randomUUID()];
    const [one, other] = [
      await bid(chair, 300, { email, commandId }),
      await bid(chair, 300, { email, commandId }),
    ];
    expect(other).toEqual(one);
  });
});

describe('refusals', () => {
  test('BID-019 BID-021 a seller without a minimum takes bids from one euro, and no bid of nothing', async () => {
    const open = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 0 });
    const { id, slug } = await makeProduct(api.db, open.sellerId, { price_cents: 10_000 });
    const { data } = await api.graphql<{ product: { minimumBidPrice: number | null } }>(
      'query ($slug: String!) { product: productBySlug(slug: $slug) { ... on Product { minimumBidPrice } } }',
      { slug },
    );
    expect(data.product.minimumBidPrice).toBe(1);
    expect(await bid(id, 0)).toMatchObject({ fields: [{ field: 'amount', code: 'bid_incorrect_format' }] });
    expect(await bid(id, 1)).toMatchObject({ __typename: 'BidPlaced' });
  });

  test('BID-020 BID-021 BID-028 above the price, below the minimum; the edges are fine', async () => {
    const chair = await product({ price_cents: 45_000 });
    expect(await bid(chair, 451)).toMatchObject({ fields: [{ field: 'amount', code: 'bid_too_high' }] });
    expect(await bid(chair, 269)).toMatchObject({
      errorCode: 'bid_failed_amount_lower_than_minimum_bid',
      message: 'Je bod is lager dan het minimumbod.',
    });
    expect(await bid(chair, 450)).toMatchObject({ __typename: 'BidPlaced' });
    expect(await bid(chair, 270)).toMatchObject({ __typename: 'BidPlaced' });
  });

  test('BID-027 a seller who takes no bids, a sold product, the own product', async () => {
    const other = await makeSellerUser(api.db, { accept_offers: false });
    const closed = {
      errorCode: 'bid_failed_product_does_not_accept_bids',
      message: 'Deze verkoper accepteert geen biedingen.',
    };
    const { id } = await makeProduct(api.db, other.sellerId);
    expect(await bid(id, 400)).toMatchObject(closed);
    expect(await bid(await product({ inventory: 0 }), 400)).toMatchObject(closed);
    expect(await bid(await product(), 400, { token: await api.signIn(seller) })).toMatchObject(closed);
  });

  test('BID-022 an invalid address, an invalid amount, an unknown product', async () => {
    expect(await bid(await product(), 300, { email: 'robin@' })).toMatchObject({
      fields: [{ field: 'email', code: 'invalid_email' }],
    });
    expect(await bid(await product(), -5)).toMatchObject({
      fields: [{ field: 'amount', code: 'bid_incorrect_format' }],
    });
    expect(await bid(randomUUID(), 300)).toMatchObject({ errorCode: 'object_does_not_exist' });
    expect(await bid('x', 300)).toMatchObject({ errorCode: 'invalid_uuid' });
  });
});

test('BID-004 BID-015 a bid that nobody answered expires, one that was paid does not', async () => {
  const [{ uuid: waiting = '' }, { uuid: paid = '' }] = [
    await bid(await product(), 300),
    await bid(await product(), 300),
  ];
  const settled = { status: 'ACCEPTED', paid_at: new Date() } as const;
  await api.db.updateTable('bids').set(settled).where('id', '=', paid).execute();
  for (const id of [waiting, paid]) {
    await api.db
      .updateTable('deadlines')
      .set({ due_at: new Date(0) })
      .where('kind', '=', bidExpiry.kind)
      .where('subject_id', '=', id)
      .execute();
  }
  await api.server.background.runOnce();
  const statusOf = async (id: string) =>
    (await api.db.selectFrom('bids').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  expect(await statusOf(waiting)).toBe('EXPIRED');
  expect(await statusOf(paid)).toBe('ACCEPTED');
});
