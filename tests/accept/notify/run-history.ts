import { notificationGroups, notificationKindOf } from '#domain/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Locale } from '#server/messages.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { readDocument, writeDocument } from '#server/modules/sync/public.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import type { Breach } from './history-breaches.ts';
import { bidActs, contactActs, forgetLimits, reviewAct } from './shop-acts.ts';
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
  /** Verifies the last history again, as if its emails had been delivered like this. */
  verifyAgain(mail: NonNullable<Breach['mail']>): Promise<readonly string[]>;
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
  const notChecked = new Set<string>();
  let random: Random = createRandom(1);
  let played: History | null = null;
  const api = await startApi({
    clock,
    mail: {
      send: async (message) => {
        delivered.push({ mail: message, at: clock.now().getTime() });
        // Simulates a server that ends after handing over the email and before recording it.
        if (random.chance(0.15)) {
          crashedAt.push(clock.now().getTime());
          throw new Error('killed after the email was handed over');
        }
      },
    },
  });
  // An email that went out but was not recorded may be dropped afterwards, because it is no longer true or was read.
  const mayRepeat = (from: number, to: number) => crashedAt.some((at) => from <= at && at <= to);
  const verify = async (history: History, mailOf: Breach['mail'] = (mail) => [mail]) => {
    const changed = delivered.flatMap(({ mail, at }) => mailOf(mail).map((one) => ({ mail: one, at })));
    const own = changed.filter(({ mail }) => !notChecked.has(mail.to));
    return { emails: own.length, findings: await verifyHistory(api.db, history, own, mayRepeat) };
  };
  return {
    api,
    async run(seed, breach = {}) {
      for (const { email } of played?.people ?? []) notChecked.add(email);
      random = createRandom(seed);
      delivered.length = 0;
      crashedAt.length = 0;
      const { staffEmail, ...history } = await playHistory({
        api,
        clock,
        random,
        breach,
        crashCount: () => crashedAt.length,
      });
      played = history;
      notChecked.add(staffEmail);
      return {
        ...{ acts: history.acts, crashes: crashedAt.length },
        ...(await verify(history, breach.mail)),
      };
    },
    async verifyAgain(mail) {
      if (played === null) throw new Error('No history was played.');
      return (await verify(played, mail)).findings;
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
    const drawn = {
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
    const settings = breach.choice ?? drawn;
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

  const trade = {
    ...{ api, random, now: () => clock.now(), sellerId: shop.sellerId, sellers, buyers, staff },
    ...{ mutate, note, involve },
  };
  const orders = orderActs(trade);
  const interests = interestActs(trade);
  const { bid, answer } = bidActs(trade);
  const { message, ask } = contactActs(trade, product.id);
  const review = reviewAct(trade, followers);

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
    await forgetLimits(api);
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
