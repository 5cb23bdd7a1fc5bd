import type { PushMessage } from '#domain/notifications/push-message.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { payloadRules } from '#server/modules/push/public/push-payload.ts';
import { createRandom } from '#tests/accept/fuzz/random.ts';
import { startPushService } from '#tests/factories/push-service.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { announce } from './announce.ts';
import { checkDeliveries, type Delivery } from './check-deliveries.ts';
import {
  type Acting,
  changeDevices,
  lostSubscriptions,
  type Person,
  renewSubscription,
  type Subscription,
} from './devices.ts';

/** Rules that are broken on purpose, to verify that the checks detect it. */
export const breaches = [
  'forgets_what_was_sent',
  'keeps_signed_out_devices',
  'leaves_private_parts',
  'leaves_words_in_links',
] as const;
export type Breach = (typeof breaches)[number];

export interface SendsResult {
  readonly sends: number;
  readonly statuses: Readonly<Record<string, number>>;
  /**
   * Counts of renewals while nothing was sent, during a request to the subscription, and after the push service had
   * ended it.
   */
  readonly renewals: Readonly<Record<'before' | 'during' | 'after', number>>;
  readonly findings: readonly string[];
}

/** Answers of the push service; most of them accept the push. */
const answers = [
  ...Array.from({ length: 14 }, () => ({ status: 201 })),
  ...[{ status: 404 }, { status: 410 }, { status: 403 }, { status: 413 }, { status: 500 }, { status: 503 }],
  { status: 429, headers: { 'retry-after': '60' } },
  { status: 302, headers: { location: '/elsewhere' } },
];

const minute = 60_000;

/** Sends about `count` pushes of random events to random devices and checks every resulting request. */
export async function runSends(
  count: number,
  seed: number,
  breach: Breach | 'none' = 'none',
): Promise<SendsResult> {
  const restore = breakRule(breach);
  const clock = createManualClock(new Date('2026-03-02T12:00:00Z'));
  const service = await startPushService();
  const api = await startApi({ clock, config: { pushDelivery: 'sent', pushHosts: [service.host] } });
  const keepsSignedOut = breach === 'keeps_signed_out_devices';
  const acting: Acting = {
    ...{ api, service, clock, random: createRandom(seed) },
    ...{ subscriptions: new Map(), findings: [], keepsSignedOut },
  };
  try {
    return await runIn(acting, count, breach);
  } finally {
    restore();
    await api.close();
    await service.close();
  }
}

/** Breaks a rule of the payloads in this process; returns a function that restores it. */
function breakRule(breach: Breach | 'none'): () => void {
  const { text, path } = payloadRules;
  if (breach === 'leaves_private_parts') payloadRules.text = (whole) => whole;
  if (breach === 'leaves_words_in_links') payloadRules.path = (whole) => whole;
  return () => void Object.assign(payloadRules, { text, path });
}

async function runIn(acting: Acting, count: number, breach: Breach | 'none'): Promise<SendsResult> {
  const { api, clock, random, findings } = acting;
  const renewals = { before: 0, during: 0, after: 0 };
  const collect = answerAtRandom(acting, () => {
    renewals.during += 1;
  });
  const deliveries: Delivery[] = [];
  const tags = new Set<string>();
  const sellerId = await makeSeller(api.db);
  const people: Person[] = [];
  for (let at = 0; at < 20; at += 1) people.push({ user: await makeUser(api.db), subscriptions: [] });
  while (deliveries.length < count) {
    const person = random.pick(people);
    const renewed = await changeDevices(acting, person);
    if (renewed !== null) renewals[renewed] += 1;
    tags.add(await announce(acting, person, sellerId));
    await api.server.background.runOnce();
    if (breach === 'forgets_what_was_sent' && random.chance(0.2)) await forget(api);
    clock.advance(random.pick([0, minute, 30 * minute]));
    if (random.chance(0.3)) await api.server.background.runOnce();
    deliveries.push(...collect());
  }
  // A push that the service defers is retried within the days for which its notification is relevant.
  for (let step = 0; step < 40; step += 1) {
    clock.advance(3 * 60 * minute);
    await api.server.background.runOnce();
    deliveries.push(...collect());
  }
  findings.push(...checkDeliveries(deliveries, tags), ...(await findAtEnd(acting)));
  const statuses: Record<string, number> = {};
  for (const { status } of deliveries) statuses[status] = (statuses[status] ?? 0) + 1;
  return { sends: deliveries.length, statuses, renewals, findings: [...new Set(findings)] };
}

/**
 * Makes the push service answer at random, sometimes after the browser has renewed its subscription during the
 * request. The returned function takes the deliveries since its last call.
 */
function answerAtRandom(acting: Acting, onRenewal: () => void): () => readonly Delivery[] {
  const { service, random, clock, subscriptions, findings } = acting;
  const given = new Map<object, { readonly status: number; readonly at: number }>();
  const renewing = new Set<Subscription>();
  service.answerWith(async (request) => {
    const answer = random.pick(answers);
    given.set(request, { status: answer.status, at: clock.now().getTime() });
    const subscription = subscriptions.get(request.path);
    if (subscription?.end === null && !renewing.has(subscription) && random.chance(0.08)) {
      renewing.add(subscription);
      if (await renewSubscription(acting, subscription)) onRenewal();
    }
    return answer;
  });
  return () =>
    service.seen.splice(0).flatMap((request) => {
      const subscription = subscriptions.get(request.path);
      const known = given.get(request);
      if (subscription === undefined || known === undefined) {
        findings.push(`a request to ${request.path}, which is no device`);
        return [];
      }
      const { status, at } = known;
      const { end, endedAt, browser } = subscription;
      // Requests from before a renewal, or in transit at that moment, go to the old endpoint.
      const wasInUse = end === 'replaced' && endedAt !== null && at <= endedAt;
      if (end !== null && !wasInUse) findings.push(`a push to a device that had ended: ${end}`);
      const isGone = status === 404 || status === 410;
      if (isGone && end === null) Object.assign(subscription, { end: 'gone', endedAt: at });
      return [{ subscription, status, message: browser.read(request.body) as PushMessage }];
    });
}

async function findAtEnd(acting: Acting): Promise<readonly string[]> {
  const findings: string[] = [];
  const waiting = await acting.api.db
    .selectFrom('notification_sends')
    .select('id')
    .where('channel', '=', 'push')
    .where('state', '=', 'WAITING')
    .execute();
  if (waiting.length > 0) findings.push(`${waiting.length} pushes wait for ever`);
  const lost = await lostSubscriptions(acting);
  if (lost > 0) findings.push(`${lost} subscriptions in use were lost`);
  return findings;
}

/** Deletes the records of what each browser has received. */
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
