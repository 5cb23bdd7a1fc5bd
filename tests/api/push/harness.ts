import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { startPushService } from '#tests/factories/push-service.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;
export type Browser = ReturnType<Service['browser']>;

export const minute = 60_000;
export const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
export let service: Service;
export let api: ApiHarness;
export let seller: TestSeller;

/** Starts the API with a push service, and creates a new seller for each test of the file. */
export function setUpPushService(): void {
  beforeAll(async () => {
    service = await startPushService();
    api = await startApi({ clock, config: { pushDelivery: 'sent', pushHosts: [service.host] } });
  });
  beforeEach(async () => {
    service.answerWith({ status: 201 });
    service.seen.length = 0;
    seller = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 10 });
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
}

interface Status {
  readonly keyId: string;
  readonly publicKey: string;
  readonly isSaved: boolean;
  readonly needsRenewal: boolean;
}

export async function statusOf(token: string, endpoint?: string): Promise<Status> {
  const { data } = await api.graphql<{ it: Status }>(
    `query ($endpoint: String) { it: pushSubscriptionStatus(endpoint: $endpoint) {
      ... on PushSubscriptionStatus { keyId publicKey isSaved needsRenewal } } }`,
    { endpoint },
    { token },
  );
  return data.it;
}

interface Done {
  readonly __typename: string;
  readonly errorCode?: string;
}

export async function save(
  token: string,
  browser: Browser,
  given: Record<string, unknown> = {},
): Promise<Done> {
  const { keyId } = await statusOf(token);
  const { endpoint, p256dh, auth } = browser;
  const { data } = await api.graphql<{ it: Done }>(
    `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $keyId: String!) {
      it: savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, keyId: $keyId) {
        __typename ... on Error { errorCode } } }`,
    { endpoint, p256dh, auth, keyId, ...given },
    { token },
  );
  return data.it;
}

/** Signs in, subscribes a new browser, and returns token and browser. */
export async function subscribed(user: TestUser) {
  const token = await api.signIn(user);
  const browser = service.browser();
  expect(await save(token, browser)).toEqual({ __typename: 'PushSubscriptionDone' });
  return { token, browser };
}

/** Renews a subscription as the service worker does; returns the status. */
export async function renew(
  old: Browser,
  next: Browser,
  given: { readonly auth?: string } = {},
): Promise<number> {
  const { keyId } = (await api.inject({ url: '/api/push/key' })).json<{ keyId: string }>();
  const { endpoint, p256dh, auth } = next;
  const answer = await api.inject({
    ...{ method: 'PUT', url: '/api/push/subscriptions' },
    payload: {
      old: { endpoint: old.endpoint, auth: given.auth ?? old.auth },
      ...{ endpoint, p256dh, auth, keyId },
    },
  });
  return answer.statusCode;
}

/** Places a bid on a product of the seller and runs everything that follows; returns the bid's id. */
export async function bid(title = 'Kast van teak'): Promise<string> {
  const product = await makeProduct(api.db, seller.sellerId, { title });
  const buyer = await makeUser(api.db);
  const { data } = await api.graphql<{ it: { uuid: string } }>(
    `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
      it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid } } }`,
    { amount: 90, email: '', productUuid: product.id },
    { token: await api.signIn(buyer), from: `10.0.0.${Math.floor(Math.random() * 250)}` },
  );
  await api.server.background.runOnce();
  return data.it.uuid;
}

export const pushesTo = ({ path }: Browser): Service['seen'] =>
  service.seen.filter((request) => request.path === path);
export const messagesTo = (browser: Browser) =>
  pushesTo(browser).map(({ body }) => browser.read(body) as PushMessage);
export const sendsOf = async ({ id }: TestUser) =>
  await api.db
    .selectFrom('notification_sends')
    .select(['id', 'state', 'reason'])
    .where('user_id', '=', id)
    .where('channel', '=', 'push')
    .orderBy('created_at')
    .execute();
export const attemptsOf = async ({ endpoint }: Browser) =>
  await api.db
    .selectFrom('push_attempts')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
    .where('endpoint', '=', endpoint)
    .select(['send_id', 'subscription_id', 'state', 'attempts', 'last_answer'])
    .execute();
/** Whether the server has stored the subscription, active or ended. */
export const isKnown = async ({ endpoint }: Browser) =>
  (await api.db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', endpoint).execute())
    .length === 1;
export const isSubscribed = async ({ endpoint }: Browser) =>
  (
    await api.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', endpoint)
      .where('ended_at', 'is', null)
      .execute()
  ).length === 1;
