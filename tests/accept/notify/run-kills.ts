import { setTimeout as sleep } from 'node:timers/promises';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createLog } from '#server/log.ts';
import type { Locale } from '#server/messages.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { makePlace, type Place } from '#tests/accept/sec/own-process.ts';
import { startMailService } from '#tests/factories/mail-service.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { subscribeBrowser } from '#tests/factories/push-browser.ts';
import { startPushService } from '#tests/factories/push-service.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/spawn-server.ts';
import { type Act, ask, type KillPerson, mutate, nextAct, type Stage } from './kill-acts.ts';
import type { Order, Report } from './killable-server.ts';
import { type ArrivedMail, type ArrivedPush, verifyArrivals } from './verify-arrivals.ts';
import type { History } from './verify-history.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface KillOptions {
  readonly seed: number;
  readonly kills: number;
  /** Name of a breach in breaches.ts. */
  readonly breach?: string;
}

export interface KillResult {
  readonly acts: number;
  readonly kills: number;
  /** Number of arrivals, and how many of them were repetitions. */
  readonly emails: number;
  readonly repeatedEmails: number;
  readonly pushes: number;
  readonly repeatedPushes: number;
  readonly findings: readonly string[];
}

/**
 * Plays one history: people bid, answer, chat and ask while the server is killed with SIGKILL and restarted, until
 * nothing is left to send. Requests without an answer are repeated. Arrivals are counted outside the server process.
 */
export async function runKills({ seed, kills, breach }: KillOptions): Promise<KillResult> {
  const random = createRandom(seed);
  const place = await makePlace();
  // Five past the hour, so that the running time of a history does not reach the next hour, at which quiet hours may
  // begin.
  let ahead = hour - (Date.now() % hour) + 5 * minute;
  const now = () => Date.now() + ahead;
  const mails: ArrivedMail[] = [];
  const pushes: ArrivedPush[] = [];
  const killedAt: number[] = [];
  let onEvent: (what: Occasion) => void = () => undefined;

  const postOffice = await startMailService((mail) => {
    mails.push({ ...mail, at: now() });
    onEvent('mail');
  });
  const pushService = await startPushService();
  pushService.answerWith((request) => {
    pushes.push({ ...request, at: now() });
    onEvent('push');
    return { status: 201 };
  });
  const { people, stage } = await prepare(place, random, now);
  const browsers = new Map(people.map(({ id }) => [id, [pushService.browser(), pushService.browser()]]));
  let running: ServerProcess | null = null;
  const start = async (): Promise<ServerProcess> => {
    const environment = {
      ...place.environment,
      ...{ SMTP_URL: postOffice.url, PUSH_DELIVERY: 'sent', PUSH_HOSTS: pushService.host },
      ...{ LOG_LEVEL: 'error', CLOCK_AHEAD: String(ahead), ...(breach !== undefined && { BREACH: breach }) },
    };
    const server = await spawnServer(environment, () => undefined, 'tests/accept/notify/killable-server.ts');
    if (server.child.exitCode !== null) throw new Error(`the server did not start: ${server.output()}`);
    running = server;
    return server;
  };

  let acts = 0;
  let unanswered: Act[] = [];
  /** Acts that got no answer because the server was killed are repeated against the next server. */
  const attempt = async (server: ServerProcess, act: Act): Promise<void> => {
    try {
      await act(server.url);
      acts += 1;
    } catch (error) {
      if (!server.child.killed) throw error;
      unanswered.push(act);
    }
  };
  const takeUnanswered = (): Act[] => {
    const taken = unanswered;
    unanswered = [];
    return taken;
  };

  try {
    for (let life = 0; life < kills; life += 1) {
      const server = await start();
      if (life === 0) await settleIn(server, people, browsers, stage);
      const kill = () => {
        if (server.child.killed) return;
        server.child.kill('SIGKILL');
        killedAt.push(now());
      };
      onEvent = killOn(random, kill);
      for (let step = 0; step < 12 && !server.child.killed; step += 1) {
        const batch = [...takeUnanswered(), nextAct(stage), ...(random.chance(0.5) ? [nextAct(stage)] : [])];
        await Promise.all(batch.map((act) => attempt(server, act)));
        onEvent('act');
      }
      kill();
      onEvent = () => undefined;
      await server.ended;
      // Whatever was in transit at the kill arrives before the clock advances.
      await sleep(100);
      ahead += random.pick([0, 70_000, 70_000, 3 * hour, 8 * hour]);
    }
    const last = await start();
    await Promise.all(takeUnanswered().map((act) => attempt(last, act)));
    let isQuiet = false;
    for (let step = 0; step < 60 && !isQuiet; step += 1) {
      ahead += step === 0 ? 70_000 : 7 * hour;
      isQuiet = (await order(last, { ahead })).isQuiet;
    }
    last.child.kill('SIGTERM');
    await last.ended;
    const history: History = {
      ...{ acts, people, due: stage.due, choices: stage.choices, read: new Map() },
      ...{ involved: null, until: now() },
    };
    const { db, close } = await openDatabase(placeOf(place), createLog('silent'));
    const findings = await verifyArrivals(db, { history, mails, pushes, browsers, killedAt });
    await close();
    return {
      ...{ acts, kills: killedAt.length, emails: mails.length, pushes: pushes.length },
      repeatedEmails: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
      repeatedPushes: pushes.length - findings.differentPushes,
      findings: isQuiet ? findings.findings : [...findings.findings, 'there is always something left to do'],
    };
  } finally {
    (running as ServerProcess | null)?.child.kill('SIGKILL');
    await (running as ServerProcess | null)?.ended;
    await Promise.all([postOffice.close(), pushService.close()]);
    await place.remove();
  }
}

type Occasion = 'act' | 'mail' | 'push';

/**
 * Kills at the n-th email, push or answer, either before the sender receives the reply or some milliseconds after.
 */
function killOn(random: Random, kill: () => void): (what: Occasion) => void {
  const occasion = random.pick(['act', 'mail', 'mail', 'push', 'push'] as const);
  const delay = random.pick([0, 0, 1, 5, 20, 60]);
  let left = 1 + random.below(5);
  return (what) => {
    if (what !== occasion) return;
    left -= 1;
    if (left === 0 && delay === 0) kill();
    else if (left === 0) setTimeout(kill, delay);
  };
}

const placeOf = ({ databaseUrl, environment }: Place) => ({
  ...{ databaseUrl, dataDir: environment.DATA_DIR ?? '' },
});

/** Creates a seller with a colleague, two buyers, and products in a database that no server has opened yet. */
async function prepare(place: Place, random: Random, now: () => number) {
  const { db, close } = await openDatabase(placeOf(place), createLog('silent'));
  await migrate(db);
  const newToken = async (userId: string): Promise<string> => {
    const device = { userId, device: 'Proef', secondFactor: false };
    return (await inTransaction(db, (tx) => issueToken(tx, device, new Date(now())))).token;
  };
  const signedIn = async ({ id, email }: { id: string; email: string }): Promise<KillPerson> => ({
    ...{ id, email, token: await newToken(id), otherToken: await newToken(id) },
  });
  const shop = await makeSellerUser(db, { accept_offers: true, minimum_bid: 10 });
  const colleague = await makeUser(db, { sellerId: shop.sellerId });
  const sellers = [await signedIn(shop), await signedIn(colleague)];
  const buyers = [await signedIn(await makeUser(db)), await signedIn(await makeUser(db))];
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1)
    ids.push((await makeProduct(db, shop.sellerId, { price_cents: 50_000 })).id);
  await close();
  const [chatProduct = '', ...stock] = ids;
  const stage: Stage = {
    ...{ random, now, sellers, buyers, stock, chatProduct },
    ...{ openBids: [], due: [], choices: new Map() },
  };
  return { people: [...sellers, ...buyers], stage };
}

type Browsers = ReadonlyMap<
  string,
  readonly { readonly endpoint: string; readonly p256dh: string; readonly auth: string }[]
>;

/** Chooses everybody's notification settings and subscribes their browsers to pushes. */
async function settleIn(
  { url }: ServerProcess,
  people: readonly KillPerson[],
  browsers: Browsers,
  { random, now, choices }: Stage,
): Promise<void> {
  const graphql = async <Data>(
    query: string,
    variables: Record<string, unknown>,
    { token }: { readonly token: string },
  ) => ({ data: await ask<Data>(url, query, variables, token) });
  for (const { id, token, otherToken } of people) {
    const settings = {
      groups: Object.fromEntries(
        notificationGroups.map((group) => [
          group,
          {
            push: random.pick(['now', 'now', 'off']),
            email: random.pick(['now', 'now', 'now', 'daily', 'off']),
          },
        ]),
      ) as NotificationSettings['groups'],
      quietHours: random.chance(0.4)
        ? { from: random.pick([20, 22, 23]), to: random.pick([6, 8, 10]) }
        : null,
    };
    const locale: Locale = random.pick(['nl', 'en', 'fr']);
    choices.set(id, [{ from: now(), settings, locale }]);
    await mutate(
      url,
      `mutation ($groups: [NotificationGroupSettingInput!]!, $quiet: QuietHoursInput, $language: NotificationLanguage!) {
        it: saveNotificationSettings(groups: $groups, quietHours: $quiet, language: $language) { __typename } }`,
      {
        groups: notificationGroups.map((group) => ({ group, ...settings.groups[group] })),
        ...{ quiet: settings.quietHours, language: locale },
      },
      token,
    );
    for (const [at, browser] of (browsers.get(id) ?? []).entries())
      await subscribeBrowser({ graphql }, at === 0 ? token : otherToken, browser);
  }
}

async function order({ child }: ServerProcess, what: Order): Promise<Report> {
  return await new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('the server ended by itself'));
    child.once('exit', onExit);
    child.once('message', (report) => {
      child.off('exit', onExit);
      resolve(report as Report);
    });
    child.send(what);
  });
}
