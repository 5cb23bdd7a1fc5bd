import { randomUUID } from 'node:crypto';
import { limitRules } from '#server/limit-rules.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { subscribeBrowser } from '#tests/factories/push-browser.ts';
import type { startPushService } from '#tests/factories/push-service.ts';
import type { TestUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { createManualClock } from '#tests/setup/manual-clock.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;
type Browser = ReturnType<Service['browser']>;

/** A push subscription; renewing it creates another one for the same device. */
export interface Subscription {
  readonly deviceId: string;
  readonly browser: Browser;
  readonly owner: Person;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Why it ended; null while it is in use. `gone`: the push service reported it as gone. */
  end: 'left' | 'gone' | 'replaced' | null;
  endedAt: number | null;
}

export interface Person {
  readonly user: TestUser;
  readonly subscriptions: Subscription[];
}

/** The parts that the changes of devices use and record into. */
export interface Acting {
  readonly api: ApiHarness;
  readonly service: Service;
  readonly random: Random;
  readonly clock: ReturnType<typeof createManualClock>;
  /** By the path of the endpoint. */
  readonly subscriptions: Map<string, Subscription>;
  readonly findings: string[];
  /** Breaks a rule: restores the row of a subscription after its end. */
  readonly keepsSignedOut: boolean;
}

/** Maximum number of rows per person; the oldest ones beyond it are removed. */
const mostPerPerson = 20;
/** Milliseconds: one day less than a session lasts unused and an ended subscription can be renewed. */
const lasting = 29 * 24 * 60 * 60 * 1000;

/** Whether its session and its row still exist for certain. */
function isLasting({ signedInAt, endedAt }: Subscription, now: number): boolean {
  return now - signedInAt < lasting && (endedAt === null || now - endedAt < lasting);
}

/**
 * Randomly adds, removes or signs out a device, or renews a subscription that the push service has ended or replaced.
 * Returns whether a renewal came before or after such an end; null without a renewal.
 */
export async function changeDevices(acting: Acting, person: Person): Promise<'before' | 'after' | null> {
  const { random, clock } = acting;
  const active = person.subscriptions.filter(({ end }) => end === null);
  const renewable = person.subscriptions.filter((one) => one.end === 'gone' && one.endedAt !== null);
  if (renewable.length > 0 && random.chance(0.4))
    return (await renewSubscription(acting, random.pick(renewable))) ? 'after' : null;
  if (active.length < 2 || random.chance(0.1)) {
    await addDevice(acting, person);
    return null;
  }
  if (random.chance(0.12)) return (await renewSubscription(acting, random.pick(active))) ? 'before' : null;
  if (random.chance(0.15)) {
    const leaving = random.pick(active);
    await leave(acting, leaving);
    Object.assign(leaving, { end: 'left', endedAt: clock.now().getTime() });
  }
  return null;
}

async function addDevice({ api, service, clock, subscriptions }: Acting, person: Person): Promise<void> {
  const token = await api.signIn(person.user);
  const browser = service.browser();
  // The rate limit is not under test here, and more devices are added per hour than it allows.
  await api.server.deps.limits.forget(limitRules.savePushSubscription, person.user.id);
  await subscribeBrowser(api, token, browser);
  const subscription: Subscription = {
    ...{ deviceId: randomUUID(), browser, owner: person, token },
    ...{ signedInAt: clock.now().getTime(), end: null, endedAt: null },
  };
  person.subscriptions.push(subscription);
  subscriptions.set(browser.path, subscription);
}

let callers = 0;

/** Renews a subscription as the service worker does. Returns false if its session or row may have expired. */
export async function renewSubscription(acting: Acting, old: Subscription): Promise<boolean> {
  const { api, service, clock, subscriptions, findings } = acting;
  const now = clock.now().getTime();
  if (!isLasting(old, now)) return false;
  const remaining = await rowsOf(api, old.owner);
  if (!remaining.includes(old.browser.endpoint)) {
    if (remaining.length < mostPerPerson)
      findings.push(`a subscription was lost that was ${old.end ?? 'in use'}`);
    return false;
  }
  const { keyId } = (await api.inject({ url: '/api/push/key' })).json<{ keyId: string }>();
  const browser = service.browser();
  const { endpoint, p256dh, auth } = browser;
  callers += 1;
  const { statusCode } = await api.inject({
    ...{ method: 'PUT', url: '/api/push/subscriptions' },
    // A different address for each request, because the rate limit is not under test here.
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    payload: {
      old: { endpoint: old.browser.endpoint, auth: old.browser.auth },
      ...{ endpoint, p256dh, auth, keyId },
    },
  });
  if (statusCode !== 204) {
    findings.push(`a renewal was answered with ${statusCode}`);
    return false;
  }
  Object.assign(old, { end: 'replaced', endedAt: now });
  const next: Subscription = { ...old, browser, end: null, endedAt: null };
  old.owner.subscriptions.push(next);
  subscriptions.set(browser.path, next);
  return true;
}

/** The person's endpoints that the server has stored. */
async function rowsOf({ db }: ApiHarness, { user }: Person): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', user.id)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

async function leave({ api, random, keepsSignedOut }: Acting, leaving: Subscription): Promise<void> {
  const { endpoint } = leaving.browser;
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
  await api.graphql(String(query), variables as Record<string, unknown>, { token: leaving.token });
  if (!keepsSignedOut || row === undefined) return;
  const token_id = await anotherSession(api, leaving.owner.user);
  await api.db
    .insertInto('push_subscriptions')
    .values({ ...row, token_id })
    .execute();
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

/** Counts subscriptions that are in use at the end but to which the server would not send. */
export async function lostSubscriptions({ api, clock, subscriptions }: Acting): Promise<number> {
  const now = clock.now().getTime();
  const rows = await api.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('ended_at', 'is', null)
    .execute();
  const known = new Set(rows.map(({ endpoint }) => endpoint));
  return [...subscriptions.values()].filter(
    (one) => one.end === null && isLasting(one, now) && !known.has(one.browser.endpoint),
  ).length;
}
