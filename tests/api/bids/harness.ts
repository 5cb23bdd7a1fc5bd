import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BidAnswer } from '#domain/bid/bid-answer.ts';
import { limitRules } from '#server/limit-rules.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { end, pay } from '../../factories/orders.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../../factories/sellers.ts';
import { makeUser, type TestUser } from '../../factories/users.ts';
import { type GraphqlOptions, startApi } from '../../setup/api-harness.ts';

export interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly status?: string;
  readonly counterbidAmount?: number | null;
  readonly isPaid?: boolean;
  readonly paymentLink?: string | null;
  readonly payout?: number | null;
  readonly sellerRespondedAt?: string | null;
  readonly validUntil?: string;
  readonly closedReason?: string | null;
  readonly role?: string;
  readonly possibleAnswers?: readonly BidAnswer[];
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

const shown = `__typename
  ... on Bid { uuid status counterbidAmount isPaid paymentLink payout sellerRespondedAt validUntil closedReason role
    possibleAnswers }
  ... on Error { errorCode message }`;

const address = {
  ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Biltstraat', houseNumber: '12' },
  ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' as const },
  phoneNumber: '',
};

/** A server with one seller and one buyer, recorded emails and a manual clock. */
export async function openBidHarness() {
  const mails: MailMessage[] = [];
  const clock = createManualClock(new Date());
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  const terms = { margin_included_ppm: 100_000, transaction_fee_cents: 500 };
  const seller: TestSeller = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 10, ...terms });
  const buyer: TestUser = await makeUser(api.db);
  const tokens = { seller: await api.signIn(seller), buyer: await api.signIn(buyer) };

  const call = async <Result = Answer>(
    query: string,
    variables: Record<string, unknown>,
    how: GraphqlOptions = {},
  ): Promise<Result> => {
    const { data, errors } = await api.graphql<{ it: Result }>(query, variables, how);
    expect(errors).toEqual([]);
    return data.it;
  };

  const harness = {
    ...{ api, clock, mails, seller, buyer, tokens, call },
    product: async (given: Parameters<typeof makeProduct>[2] = {}) =>
      await makeProduct(api.db, seller.sellerId, given),
    /** Places a bid as the buyer, or as a visitor with an email address; returns the answer. */
    async bid(
      productUuid: string,
      amount: number,
      from: { readonly email?: string; readonly locale?: 'nl' | 'en' | 'fr' } = {},
    ) {
      await api.server.deps.limits.forget(limitRules.placeBid, '127.0.0.1');
      const how = {
        ...(from.email === undefined && { token: tokens.buyer }),
        ...(from.locale !== undefined && { locale: from.locale }),
      };
      const placed = await call(
        `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
          it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) {
            __typename ... on BidPlaced { uuid } ... on Error { errorCode message }
          }
        }`,
        { amount, productUuid, email: from.email ?? buyer.email },
        how,
      );
      return placed;
    },
    answer: async (
      uuid: string,
      status: BidAnswer,
      more: {
        readonly counterbidAmount?: number;
        readonly commandId?: string;
        readonly token?: string | undefined;
      } = {},
    ) => {
      const { token = tokens.seller, ...args } = more;
      return await call(
        `mutation ($uuid: String!, $status: BidAnswer!, $counterbidAmount: Int, $commandId: String) {
          it: updateBid(uuid: $uuid, status: $status, counterbidAmount: $counterbidAmount, commandId: $commandId) {
            ${shown} ... on ValidationError { fields { field code } }
          }
        }`,
        { uuid, status, ...args },
        { token },
      );
    },
    see: async (uuid: string, how: { readonly token?: string | undefined; readonly key?: string } = {}) =>
      await call(
        `query ($uuid: String!, $key: String) { it: bid(uuid: $uuid, key: $key) { ${shown} } }`,
        { uuid, key: how.key },
        { token: how.token },
      ),
    row: async (uuid: string) =>
      await api.db.selectFrom('bids').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow(),
    statusOf: async (uuid: string) => (await harness.row(uuid)).status,
    reservedUntil: async (slug: string) => {
      const seen = await call<{ reservedUntil: string | null }>(
        'query ($slug: String!) { it: productBySlug(slug: $slug) { ... on Product { reservedUntil } } }',
        { slug },
      );
      return seen.reservedUntil;
    },
    /** Starts the payment that a bid's link leads to, up to the provider; returns the answer. */
    async begin(uuid: string, token?: string) {
      await api.server.deps.limits.forget(limitRules.usableTransaction, '127.0.0.1');
      const cart = await harness.cartOf(uuid);
      const { email } = await harness.row(uuid);
      const place = JSON.stringify({ ...address, email });
      await api.db
        .updateTable('carts')
        .set({ shipping_address: place, billing_address: place })
        .where('id', '=', cart)
        .execute();
      await api.db
        .updateTable('cart_lines')
        .set({ delivery_method_id: 'pickup_transport' })
        .where('cart_id', '=', cart)
        .execute();
      return await pay(api, cart, { token });
    },
    async pay(uuid: string, token?: string) {
      const { transactionUid = '', errorCode } = await harness.begin(uuid, token);
      expect(errorCode).toBeUndefined();
      await end(api, transactionUid, 'completed');
      return transactionUid;
    },
    cartOf: async (uuid: string) => {
      const cart = await api.db
        .selectFrom('carts')
        .select('id')
        .where('bid_id', '=', uuid)
        .executeTakeFirst();
      return cart?.id ?? '';
    },
    /** Runs everything that is due: deadlines, event handlers and emails. */
    settle: async () => {
      for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    },
    mailsTo: (email: string) => mails.filter(({ to }) => to === email),
    visitor: () => `${randomUUID()}@hervonden.test`,
  };
  return harness;
}

export type BidHarness = Awaited<ReturnType<typeof openBidHarness>>;
