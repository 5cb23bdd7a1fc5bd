import { notificationGroups, notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { limitRules } from '#server/limit-rules.ts';
import type { Locale } from '#server/messages.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { readDocument, writeDocument } from '#server/modules/sync/store.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { chatClient } from '#tests/factories/chat-client.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import type { Breach } from './history-breaches.ts';
import { interestActs, orderActs } from './trade-acts.ts';
import {
  type Choice,
  type Delivered,
  type Due,
  type History,
  type Person,
  verifyHistory,
} from './verify-history.ts';

const hour = 60 * 60 * 1000;

export interface NotifyServer {
  readonly api: ApiHarness;
  /** Plays one history and counts its acts, emails and simulated crashes. */
  run(seed: number, breach?: Breach): Promise<HistoryResult>;
  close(): Promise<void>;
}

interface HistoryResult {
  readonly acts: number;
  readonly emails: number;
  readonly crashes: number;
  readonly findings: readonly string[];
}

/**
 * Starts a server with a manual clock whose emails are recorded, and which sometimes fails after an email was handed
 * over.
 */
export async function openNotifyServer(): Promise<NotifyServer> {
  const clock = createManualClock(new Date('2026-01-05T09:00:00Z'));
  const delivered: Delivered[] = [];
  const crashedAt: number[] = [];
  /**
   * Email addresses to ignore: those of earlier histories, whose orders may continue, and of staff, who are alerted
   * about any history.
   */
  const notJudged = new Set<string>();
  let random: Random = createRandom(1);
  let breach: Breach = {};
  const api = await startApi({
    clock,
    mail: {
      send: async (message) => {
        for (const mail of breach.mail?.(message) ?? [message])
          delivered.push({ mail, at: clock.now().getTime() });
        // Simulates a server that ends after handing over the email and before recording it.
        if (random.chance(0.15)) {
          crashedAt.push(clock.now().getTime());
          throw new Error('killed after the email was handed over');
        }
      },
    },
  });
  return {
    api,
    async run(seed, broken = {}) {
      random = createRandom(seed);
      breach = broken;
      delivered.length = 0;
      crashedAt.length = 0;
      const { staffEmail, ...history } = await playHistory({
        api,
        clock,
        random,
        breach,
        crashCount: () => crashedAt.length,
      });
      // An email that went out but was not recorded may be dropped afterwards, because it is no longer true or was
      // read.
      const mayRepeat = (from: number, to: number) => crashedAt.some((at) => from <= at && at <= to);
      notJudged.add(staffEmail);
      const own = delivered.filter(({ mail }) => !notJudged.has(mail.to));
      for (const { email } of history.people) notJudged.add(email);
      return {
        ...{ acts: history.acts, emails: own.length, crashes: crashedAt.length },
        findings: await verifyHistory(api.db, history, own, mayRepeat),
      };
    },
    close: () => api.close(),
  };
}

interface Stage {
  readonly api: ApiHarness;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly random: Random;
  readonly breach: Breach;
  readonly crashCount: () => number;
}

type Played = History & { readonly staffEmail: string };

const steps = 18;

async function playHistory({ api, clock, random, breach, crashCount }: Stage): Promise<Played> {
  const due: Due[] = [];
  const choices = new Map<string, Choice[]>();
  const read = new Map<string, number[]>();
  const involved = new Map<string, Set<string>>();
  const locales: readonly Locale[] = ['nl', 'en', 'fr'];
  const now = () => clock.now().getTime();

  const signedIn = async (user: { id: string; email: string; password: string }): Promise<Person> => ({
    ...{ id: user.id, email: user.email },
    token: await api.signIn(user, random.pick(locales)),
  });
  const account = { iban: 'NL91ABNA0417164300', account_holder: 'Robin de Vries' };
  const shop = await makeSellerUser(api.db, { accept_offers: true, minimum_bid: 10, ...account });
  const colleague = await makeUser(api.db, { sellerId: shop.sellerId });
  const sellers = [await signedIn(shop), await signedIn(colleague)];
  const buyers = [await signedIn(await makeUser(api.db)), await signedIn(await makeUser(api.db))];
  // Nothing in this history concerns them.
  const bystanders = [await makeSellerUser(api.db), await makeUser(api.db)];
  const people = [...sellers, ...buyers];
  for (const bystander of bystanders) people.push(await signedIn(bystander));
  if (breach.hasExtraReader) {
    const stranger = bystanders[1]?.id ?? '';
    await api.db.updateTable('users').set({ seller_id: shop.sellerId }).where('id', '=', stranger).execute();
  }
  const staff = await staffOf(api, clock.now());
  const product = await makeProduct(api.db, shop.sellerId, { price_cents: 50_000 });

  const mutate = async (query: string, variables: Record<string, unknown>, token?: string) => {
    const { data, errors } = await api.graphql<{ it: { __typename: string; uuid?: string } }>(
      query,
      variables,
      token === undefined ? {} : { token },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  const involve = (persons: readonly Person[], subject: string) => {
    const known = involved.get(subject) ?? new Set();
    for (const { id } of persons) known.add(id);
    involved.set(subject, known);
  };
  const note = (persons: readonly Person[], kind: string, subject: string) => {
    involve(persons, subject);
    for (const { id: userId } of persons) due.push({ userId, kind, subject, at: now() });
  };
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  };
  /** A send that was lost in a crash is repeated after a growing delay. */
  let recovered = 0;
  const recover = async () => {
    while (recovered < crashCount()) {
      recovered = crashCount();
      clock.advance(70_000);
      await settle();
    }
  };

  const choose = async (person: Person): Promise<void> => {
    // Notifications of earlier acts are planned by the earlier settings, including those delayed by a few seconds in
    // case they are read.
    clock.advance(5_000);
    await settle();
    clock.advance(1_000);
    const settings = {
      groups: Object.fromEntries(
        notificationGroups.map((group) => [
          group,
          { push: random.pick(['now', 'off']), email: random.pick(['now', 'now', 'daily', 'off']) },
        ]),
      ),
      quietHours: random.chance(0.5)
        ? { from: random.pick([20, 22, 23]), to: random.pick([6, 8, 10]) }
        : null,
    } as unknown as NotificationSettings;
    const locale = random.pick(locales);
    const saved = await mutate(
      `mutation ($groups: [NotificationGroupSettingInput!]!, $quiet: QuietHoursInput, $language: NotificationLanguage!) {
        it: saveNotificationSettings(groups: $groups, quietHours: $quiet, language: $language) { __typename } }`,
      {
        groups: notificationGroups.map((group) => ({ group, ...settings.groups[group] })),
        ...{ quiet: settings.quietHours, language: locale },
      },
      person.token,
    );
    if (saved.__typename !== 'NotificationSettings') throw new Error(`settings: ${saved.__typename}`);
    choices.set(person.id, [...(choices.get(person.id) ?? []), { from: now(), settings, locale }]);
    if (breach.settings !== undefined) {
      const stored = JSON.stringify(breach.settings(settings));
      const row = api.db.updateTable('notification_settings').set({ settings: stored });
      await row.where('user_id', '=', person.id).execute();
    }
  };
  for (const person of people) await choose(person);
  const followers = buyers.slice(0, 1);
  for (const { token } of followers)
    await mutate(
      'mutation ($id: String!) { it: followSeller(sellerUuid: $id) { __typename } }',
      { id: shop.sellerId },
      token,
    );

  const forgetLimits = async () => {
    for (const rule of [limitRules.placeBid, limitRules.askSeller])
      await api.server.deps.limits.forget(rule, '127.0.0.1');
  };
  const openBids: { readonly uuid: string; readonly buyer: Person }[] = [];
  const bid = async (): Promise<void> => {
    const target = await makeProduct(api.db, shop.sellerId, { price_cents: 50_000 });
    const buyer = random.pick(buyers);
    await forgetLimits();
    const placed = await mutate(
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) {
          __typename ... on BidPlaced { uuid } } }`,
      { amount: 300, productUuid: target.id, email: buyer.email },
      buyer.token,
    );
    if (placed.uuid === undefined) return;
    openBids.push({ uuid: placed.uuid, buyer });
    involve([buyer], placed.uuid);
    note(sellers, 'bid_received', placed.uuid);
  };
  const answer = async (): Promise<void> => {
    const open = openBids.shift();
    if (open === undefined) return;
    const status = random.pick(['ACCEPTED', 'REJECTED', 'COUNTERBID']);
    const answered = await mutate(
      `mutation ($uuid: String!, $status: BidAnswer!, $counter: Int) {
        it: updateBid(uuid: $uuid, status: $status, counterbidAmount: $counter) { __typename } }`,
      { uuid: open.uuid, status, counter: status === 'COUNTERBID' ? 400 : null },
      random.pick(sellers).token,
    );
    if (answered.__typename === 'Bid') note([open.buyer], 'bid_answered', open.uuid);
  };
  const message = async (): Promise<void> => {
    const buyer = random.pick(buyers);
    const client = chatClient(api, buyer.token);
    const { body } = await client.open(product.id);
    const sent = await client.send(body.uuid, 'Is de kast er nog?');
    if (sent.__typename === 'ChatMessageSent') note(sellers, 'message_received', body.uuid);
  };
  const ask = async (): Promise<void> => {
    await forgetLimits();
    const asked = await mutate(
      `mutation ($id: String!) { it: askSeller(productUuid: $id, kind: QUESTION, name: "Anna Bos",
        email: "anna@hervonden.test", message: "Is de kast nog te koop?") { __typename } }`,
      { id: product.id },
    );
    if (asked.__typename.endsWith('Error')) return;
    const { id } = await api.db
      .selectFrom('questions')
      .select('id')
      .where('product_id', '=', product.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    note(sellers, 'question_received', id);
  };
  const review = async (): Promise<void> => {
    const waiting = await makeProduct(api.db, shop.sellerId, { status: 'IN_REVIEW', publication_date: null });
    const reviewed = await mutate(
      `mutation ($slug: String!) { it: reviewProduct(slug: $slug, decision: APPROVE) { __typename } }`,
      { slug: waiting.slug },
      staff.token,
    );
    if (reviewed.__typename !== 'Product') return;
    note(sellers, 'product_approved', waiting.id);
    note(followers, 'followed_seller_published', shop.sellerId);
  };
  const readOne = async (): Promise<void> => {
    const last = random.pick(due.length === 0 ? [null] : due);
    const kind = last === null ? null : notificationKindOf(last.kind);
    if (last === null || kind === null || kind.topic === null) return;
    const id = `${kind.topic}:${last.subject}`;
    const entry = await readDocument(api.db, last.userId, 'notifications', id);
    if (entry === null) return;
    await inTransaction(api.db, (tx) =>
      writeDocument(tx, last.userId, 'notifications', id, { ...entry, readAt: now() }),
    );
    const key = `${last.userId} ${id}`;
    read.set(key, [...(read.get(key) ?? []), now()]);
  };
  const pass = async (): Promise<void> => {
    clock.advance((1 + random.below(11)) * hour + random.below(hour));
    await settle();
  };

  const trade = { api, random, now: () => clock.now(), sellerId: shop.sellerId, sellers, buyers, staff };
  const orders = orderActs({ ...trade, mutate, note, involve });
  const interests = interestActs({ ...trade, mutate, note, involve });

  let acts = 0;
  for (let step = 0; step < steps; step += 1) {
    const act = random.pick([
      bid,
      bid,
      answer,
      message,
      ask,
      review,
      orders.order,
      orders.advance,
      orders.advance,
      orders.advance,
      orders.withdraw,
      interests.reduce,
      interests.watch,
      interests.resolve,
      readOne,
      pass,
      pass,
      () => choose(random.pick(people)),
    ]);
    await forgetLimits();
    await act();
    acts += 1;
    // No two acts share a moment, so that the checks know which settings were in force.
    clock.advance(1_000);
    if (random.chance(0.8)) {
      await settle();
      await recover();
    }
  }
  await settle();
  while (orders.hasComplaints()) await orders.withdraw();
  // The last bid ends within ten days after its answer; notifications of that end are sent within one more day.
  for (let step = 0; step < 45; step += 1) {
    clock.advance(7 * hour);
    await settle();
    await recover();
  }
  return { acts, people, due, choices, read, involved, until: now(), staffEmail: staff.email };
}

/** A staff member who is signed in with a second factor. */
async function staffOf({ db }: ApiHarness, now: Date): Promise<Person> {
  const { id, email } = await makeUser(db, { isStaff: true });
  const device = { userId: id, device: 'Firefox, Linux', secondFactor: true };
  return { id, email, token: (await inTransaction(db, (tx) => issueToken(tx, device, now))).token };
}
