import { randomUUID } from 'node:crypto';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { limitRules } from '#server/limit-rules.ts';
import { notify } from '#server/modules/notifications/store.ts';
import { createRandom, type Random } from '#tests/accept/fuzz/random.ts';
import { subscribeBrowser } from '#tests/factories/push-browser.ts';
import { startPushService } from '#tests/factories/push-service.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;
type Browser = ReturnType<Service['browser']>;

interface Device {
  readonly browser: Browser;
  readonly owner: Person;
  readonly token: string;
  /** When it was signed out, removed, or said to be gone; null while it is subscribed. */
  endedAt: number | null;
}

interface Person {
  readonly user: TestUser;
  readonly devices: Device[];
}

/** One request at the push service, in their order. */
interface Delivery {
  readonly path: string;
  readonly status: number;
  readonly message: PushMessage;
  readonly at: number;
}

/** A rule of the code that is broken on purpose, to see that the checks notice. */
export type Breach = 'none' | 'forgets_what_was_sent' | 'keeps_signed_out_devices' | 'leaves_private_parts';

export interface SendsResult {
  readonly sends: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

/** What people write into titles, which a lock screen must not show. */
const privateParts = [
  ...['robin@voorbeeld.nl', '€ 1.450,00', '250 euro', '06-12345678', '+32 470 12 34 56'],
  ...['Biltstraat 12', '3572 BJ', 'rue de la Loi 16'],
];

/** How a push service answers; most pushes are taken. */
const answers = [
  ...Array.from({ length: 14 }, () => ({ status: 201 })),
  ...[{ status: 404 }, { status: 410 }, { status: 403 }, { status: 413 }, { status: 500 }, { status: 503 }],
  { status: 429, headers: { 'retry-after': '60' } },
  { status: 302, headers: { location: '/elsewhere' } },
];

const minute = 60_000;

/** Sends about `count` pushes of random events to random devices and checks every request that came of them. */
export async function runSends(count: number, seed: number, breach: Breach): Promise<SendsResult> {
  const random = createRandom(seed);
  const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
  const service = await startPushService();
  const api = await startApi({ clock, config: { pushDelivery: 'sent', pushHosts: [service.host] } });
  const given = new Map<object, number>();
  service.answerWith((request) => {
    const answer = random.pick(answers);
    given.set(request, answer.status);
    return answer;
  });
  const people: Person[] = [];
  const devices = new Map<string, Device>();
  const deliveries: Delivery[] = [];
  const findings: string[] = [];
  const tags = new Set<string>();
  try {
    for (let at = 0; at < 20; at += 1) people.push({ user: await makeUser(api.db), devices: [] });
    while (deliveries.length < count) {
      const person = random.pick(people);
      await changeDevices({ api, service, random, clock, devices, breach }, person);
      tags.add(await announce({ api, clock, random }, person));
      await api.server.background.runOnce();
      if (breach === 'forgets_what_was_sent' && random.chance(0.2)) await forget(api);
      clock.advance(random.pick([0, minute, 30 * minute]));
      if (random.chance(0.3)) await api.server.background.runOnce();
      collect();
    }
    // What was told to come later comes within the days for which a notification matters.
    for (let step = 0; step < 40; step += 1) {
      clock.advance(3 * 60 * minute);
      await api.server.background.runOnce();
      collect();
    }
    findings.push(...judge(deliveries, devices, tags));
    const waiting = await api.db
      .selectFrom('notification_sends')
      .select('id')
      .where('channel', '=', 'push')
      .where('state', '=', 'WAITING')
      .execute();
    if (waiting.length > 0) findings.push(`${waiting.length} pushes wait for ever`);
  } finally {
    await api.close();
    await service.close();
  }
  const statuses: Record<string, number> = {};
  for (const { status } of deliveries) statuses[status] = (statuses[status] ?? 0) + 1;
  return { sends: deliveries.length, statuses, findings: [...new Set(findings)] };

  function collect(): void {
    for (const request of service.seen.splice(0)) {
      const device = devices.get(request.path);
      if (device === undefined) {
        findings.push(`a request to ${request.path}, which is no device`);
        continue;
      }
      const status = given.get(request) ?? 0;
      const read = device.browser.read(request.body) as PushMessage;
      const message =
        breach === 'leaves_private_parts'
          ? { ...read, notification: { ...read.notification, body: random.pick(privateParts) } }
          : read;
      const at = clock.now().getTime();
      if (device.endedAt !== null) findings.push('a push to a device that had ended');
      deliveries.push({ path: request.path, status, message, at });
      if (status === 404 || status === 410) device.endedAt = at;
    }
  }
}

interface Acting {
  readonly api: ApiHarness;
  readonly service: Service;
  readonly random: Random;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly devices: Map<string, Device>;
  readonly breach: Breach;
}

/** Sometimes a device is added, removed or signed out. */
async function changeDevices(acting: Acting, person: Person): Promise<void> {
  const { api, service, random, clock, devices, breach } = acting;
  const active = person.devices.filter(({ endedAt }) => endedAt === null);
  if (active.length < 2 || random.chance(0.1)) {
    const token = await api.signIn(person.user);
    const browser = service.browser();
    const device: Device = { browser, owner: person, token, endedAt: null };
    // More devices an hour than a person may have: the limit is not under test here.
    await api.server.deps.limits.forget(limitRules.savePushSubscription, person.user.id);
    await subscribeBrowser(api, token, browser);
    person.devices.push(device);
    devices.set(browser.path, device);
    return;
  }
  if (!random.chance(0.15)) return;
  const device = random.pick(active);
  const { endpoint } = device.browser;
  const row = await api.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  const [query, variables] = random.chance(0.5)
    ? ['mutation { logout { ... on Error { errorCode } } }', {}]
    : [
        'mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) { __typename } }',
        { endpoint },
      ];
  await api.graphql(String(query), variables as Record<string, unknown>, { token: device.token });
  device.endedAt = clock.now().getTime();
  if (breach === 'keeps_signed_out_devices' && row !== undefined) {
    const token_id = await anotherSession(api, person.user);
    await api.db
      .insertInto('push_subscriptions')
      .values({ ...row, token_id })
      .execute();
  }
}

async function anotherSession(api: ApiHarness, user: TestUser): Promise<string> {
  await api.signIn(user);
  const { id } = await api.db
    .selectFrom('auth_tokens')
    .select('id')
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** Something happened that the person hears of; its subject is its own, so that the tag names the cause. */
async function announce(
  { api, clock, random }: Pick<Acting, 'api' | 'clock' | 'random'>,
  { user }: Person,
): Promise<string> {
  const subject = randomUUID();
  const title = `Kast ${random.pick(privateParts)} van teak`;
  await inTransaction(api.db, async (tx) => {
    const scope = scopeOf(tx, api.server.deps.bus, clock.now());
    await notify(
      scope,
      { id: randomUUID() },
      {
        // Something that stays true: there is no such bid, which would take back what speaks of one that waits.
        ...{ kind: 'bid_closed', detail: 'sold', subject, path: `/account/biedingen/${subject}` },
        readers: [{ userId: user.id, locale: random.pick(['nl', 'en', 'fr']) }],
        titles: { nl: title, en: title, fr: title },
      },
    );
  });
  return `bid:${subject}`;
}

/** As if nothing noted what a browser has got already. */
async function forget({ db, server }: ApiHarness): Promise<void> {
  await db.deleteFrom('push_attempts').execute();
  const last = await db
    .updateTable('notification_sends')
    .set({ state: 'WAITING', done_at: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification_sends')
        .select('id')
        .where('channel', '=', 'push')
        .orderBy('created_at', 'desc')
        .limit(3),
    )
    .returning(['id', 'user_id as userId'])
    .execute();
  await inTransaction(db, async (tx) => {
    const scope = scopeOf(tx, server.deps.bus, server.deps.clock.now());
    for (const { id, userId } of last) await scope.emit('notification_push_due', { sendId: id, userId });
  });
  await server.background.runOnce();
}

function judge(
  deliveries: readonly Delivery[],
  devices: ReadonlyMap<string, Device>,
  tags: ReadonlySet<string>,
): readonly string[] {
  const findings: string[] = [];
  const taken = new Map<string, number>();
  for (const { path, status, message } of deliveries) {
    const { tag, title, body } = message.notification;
    if (!tags.has(tag)) findings.push('a push without a cause');
    const owner = devices.get(path)?.owner.user;
    const shown = JSON.stringify([title, body]);
    if (owner !== undefined && shown.includes(owner.email)) findings.push('an address of the reader');
    for (const part of privateParts) if (shown.includes(part)) findings.push(`"${part}" in a payload`);
    if (status === 201) taken.set(`${path} ${tag}`, (taken.get(`${path} ${tag}`) ?? 0) + 1);
  }
  const twice = [...taken.values()].filter((times) => times > 1).length;
  if (twice > 0) findings.push(`${twice} pushes were taken twice by one device`);
  return findings;
}
