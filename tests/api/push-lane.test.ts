import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/modules/notifications/public/notify.ts';
import { topicOf } from '#server/modules/push/public/send-push.ts';
import { readDocument } from '#server/modules/sync/public.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import type { PushAnswer, PushService } from '#server/outside/push/push-service.ts';
import { sideLanes } from '#server/process/side-lanes.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { subscribeBrowser } from '#tests/factories/push-browser.ts';
import { startPushService } from '#tests/factories/push-service.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

// Emails and notification lists never wait for a push service; pushes wait only while eight are under way
// (docs/decisions/0034-web-push.md).

const { atOnce } = sideLanes.push;
const accepted: PushAnswer = { kind: 'accepted' };
const mails: MailMessage[] = [];
/** By endpoint: functions that answer the requests which the push service has left open. */
const unanswered = new Map<string, (answer: PushAnswer) => void>();
/** Every request, by endpoint and topic. */
const asked: { readonly endpoint: string; readonly topic: string }[] = [];
let isSlow: (endpoint: string) => boolean = () => false;
const push: PushService = {
  send: async ({ endpoint, topic }) => {
    asked.push({ endpoint, topic });
    if (!isSlow(endpoint)) return accepted;
    return await new Promise((resolve) => unanswered.set(endpoint, resolve));
  },
};
let service: Awaited<ReturnType<typeof startPushService>>;
let api: ApiHarness;
let sellerId: string;

beforeAll(async () => {
  // Provides browsers with valid keys and endpoints; nothing is sent to it.
  service = await startPushService();
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  api = await startApi({ push, mail, config: { pushHosts: [service.host] } });
  sellerId = await makeSeller(api.db);
});
afterAll(async () => {
  answerAll();
  await api.close();
  await service.close();
});

interface Person extends TestUser {
  readonly endpoint: string;
}

async function personWithBrowser(): Promise<Person> {
  const person = await makeUser(api.db);
  const browser = service.browser();
  await subscribeBrowser(api, await api.signIn(person), browser);
  return { ...person, endpoint: browser.endpoint };
}

/** Notifies a person without waiting for the delivery. */
async function announce(reader: TestUser): Promise<string> {
  const title = 'Kast van teak';
  // The product has to be still for sale when the push is sent, otherwise the push is dropped.
  const { id: subject, slug } = await makeProduct(api.db, sellerId, { title });
  await inTransaction(api.db, async (tx) => {
    const scope = scopeOf(tx, api.server.deps.bus, api.server.deps.clock.now());
    await notify(
      scope,
      { id: randomUUID() },
      {
        ...{ kind: 'product_approved', subject, path: `/products/${slug}` },
        readers: [{ userId: reader.id, locale: 'nl' }],
        titles: { nl: title, en: title, fr: title },
      },
    );
  });
  return subject;
}

function answerAll(): void {
  isSlow = () => false;
  for (const answer of unanswered.values()) answer(accepted);
  unanswered.clear();
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const mailsTo = ({ email }: TestUser) => mails.filter(({ to }) => to === email);

async function pushStatesOf({ id }: TestUser): Promise<readonly string[]> {
  const rows = await api.db
    .selectFrom('notification_sends')
    .select('state')
    .where('user_id', '=', id)
    .where('channel', '=', 'push')
    .execute();
  return rows.map(({ state }) => state);
}

test('PWA-040 the email and the list entry of a later event do not wait for a push that is unanswered', async () => {
  const [slow, other] = [await personWithBrowser(), await makeUser(api.db)];
  isSlow = (endpoint) => endpoint === slow.endpoint;
  await announce(slow);
  await eventually(() => expect(unanswered.size).toBe(1));
  const subject = await announce(other);
  await eventually(() => expect(mailsTo(other)).toHaveLength(1));
  expect(await readDocument(api.db, other.id, 'notifications', `product:${subject}`)).not.toBeNull();
  expect(await pushStatesOf(slow)).toEqual(['WAITING']);
  answerAll();
  await api.server.background.runOnce();
  expect(await pushStatesOf(slow)).toEqual(['SENT']);
});

test('PWA-040 pushes pass one another, until eight of them are unanswered', async () => {
  const quick = await personWithBrowser();
  const people: Person[] = [];
  for (let count = 0; count <= atOnce; count += 1) people.push(await personWithBrowser());
  isSlow = (endpoint) => endpoint !== quick.endpoint;
  for (const person of people.slice(0, -2)) await announce(person);
  await eventually(() => expect(unanswered.size).toBe(atOnce - 1));
  await announce(quick);
  await eventually(async () => expect(await pushStatesOf(quick)).toEqual(['SENT']));
  // The next push takes the last free slot; the one after it waits, but its email is sent.
  for (const person of people.slice(-2)) await announce(person);
  const [last] = people.slice(-1);
  await eventually(() => expect(last && mailsTo(last)).toHaveLength(1));
  await eventually(() => expect(unanswered.size).toBe(atOnce));
  expect(last && unanswered.has(last.endpoint)).toBe(false);
  answerAll();
  await api.server.background.runOnce();
  for (const person of people) expect(await pushStatesOf(person)).toEqual(['SENT']);
});

test('PWA-040 the pushes of one person arrive in order, and delay nobody else', async () => {
  const [slow, other] = [await personWithBrowser(), await personWithBrowser()];
  isSlow = (endpoint) => endpoint === slow.endpoint;
  const subjects = [await announce(slow), await announce(slow)];
  await announce(other);
  await eventually(async () => expect(await pushStatesOf(other)).toEqual(['SENT']));
  const topics = () => asked.filter(({ endpoint }) => endpoint === slow.endpoint).map(({ topic }) => topic);
  const inOrder = subjects.map((subject) => topicOf(`product:${subject}`));
  expect(topics()).toEqual(inOrder.slice(0, 1));
  answerAll();
  await api.server.background.runOnce();
  expect(topics()).toEqual(inOrder);
  expect(await pushStatesOf(slow)).toEqual(['SENT', 'SENT']);
});
