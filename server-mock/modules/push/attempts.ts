import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PushAnswer } from '../../outside/push/push-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { activeSubscriptions } from './active-subscriptions.ts';
import { endByPushService } from './ended-subscriptions.ts';
import type { PushOutcome } from './public/push-outcome.ts';

/** A claimed attempt with what the request needs. */
export interface Claim {
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
  readonly sealedKey: string;
}

interface AttemptOf {
  readonly sendId: string;
  readonly subscriptionId: string;
  readonly ttlSeconds: number;
}

/** An attempt that was made, and the endpoint it was sent to. */
interface MadeAttempt extends AttemptOf, Pick<Claim, 'attempts' | 'endpoint'> {}

/**
 * Milliseconds for which an attempt is claimed. Longer than two requests take, because a message that is too large is
 * sent a second time; after a crash, another process can try then.
 */
const claimed = 45_000;
const firstPause = 30_000;
const longestPause = 6 * 60 * 60 * 1000;

/** Claims an attempt for this process, or returns its outcome. */
export async function claimAttempt(
  { db, clock }: ServerDeps,
  of: AttemptOf,
): Promise<Claim | { readonly outcome: PushOutcome }> {
  const now = clock.now();
  return await inTransaction(db, async (tx) => {
    const subscription = await activeSubscriptions(tx, now)
      .innerJoin('vapid_keys', 'vapid_keys.id', 'push_subscriptions.vapid_key_id')
      .where('push_subscriptions.id', '=', of.subscriptionId)
      .select(['push_subscriptions.endpoint', 'push_subscriptions.p256dh', 'push_subscriptions.auth'])
      .select(['vapid_keys.public_key as publicKey', 'vapid_keys.private_key as sealedKey'])
      .executeTakeFirst();
    if (subscription === undefined) return { outcome: { kind: 'gone' } };
    const attempt = await lockAttempt(tx, of, now);
    if (attempt.state === 'ACCEPTED') return { outcome: { kind: 'accepted' } };
    if (attempt.state === 'GIVEN_UP') return { outcome: { kind: 'given_up' } };
    if (of.ttlSeconds <= 0) {
      await note(tx, of, { state: 'GIVEN_UP', next_at: now });
      return { outcome: { kind: 'given_up' } };
    }
    if (attempt.next_at > now) return { outcome: { kind: 'later', at: attempt.next_at } };
    const attempts = attempt.attempts + 1;
    await note(tx, of, { state: 'CLAIMED', attempts, next_at: new Date(now.getTime() + claimed) });
    return { ...subscription, attempts };
  });
}

async function lockAttempt(tx: Transaction<Database>, { sendId, subscriptionId }: AttemptOf, now: Date) {
  await tx
    .insertInto('push_attempts')
    .values({
      ...{ send_id: sendId, subscription_id: subscriptionId },
      ...({ state: 'WAITING', next_at: now, created_at: now } as const),
    })
    .onConflict((conflict) => conflict.columns(['send_id', 'subscription_id']).doNothing())
    .execute();
  return await tx
    .selectFrom('push_attempts')
    .select(['state', 'attempts', 'next_at'])
    .where('send_id', '=', sendId)
    .where('subscription_id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Stores the push service's response to a claimed attempt, on the attempt and on the subscription. The response
 * concerns the endpoint of the request: if the browser has renewed its subscription meanwhile, a rejection changes
 * nothing about the new one, and the push is tried there.
 */
export async function settleAttempt(
  { db, clock, log }: ServerDeps,
  of: MadeAttempt,
  answer: PushAnswer,
): Promise<PushOutcome> {
  const now = clock.now();
  const reason = 'reason' in answer ? answer.reason : '';
  if (answer.kind !== 'accepted' && answer.kind !== 'gone') {
    log.warn({ sendId: of.sendId, answer: answer.kind, reason, attempts: of.attempts }, 'push not accepted');
  }
  return await inTransaction(db, async (tx) => {
    const isRenewed = !(await noteOnSubscription(tx, of, answer, now));
    const outcome = outcomeOf(answer, of, isRenewed, now);
    await note(tx, of, {
      ...stateOf(outcome, now),
      last_answer: reason === '' ? answer.kind : `${answer.kind}: ${reason}`.slice(0, 200),
    });
    return outcome;
  });
}

/** Returns false if a rejection concerns an endpoint that the subscription no longer has. */
async function noteOnSubscription(
  tx: Transaction<Database>,
  { subscriptionId: id, endpoint }: MadeAttempt,
  answer: PushAnswer,
  now: Date,
): Promise<boolean> {
  if (answer.kind === 'gone') return await endByPushService(tx, { id, endpoint }, now);
  const subscription = tx
    .updateTable('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .returning('id');
  if (answer.kind === 'accepted') await subscription.set({ last_ok_at: now }).execute();
  if (answer.kind !== 'key_refused') return true;
  return (await subscription.set({ needs_renewal: true }).executeTakeFirst()) !== undefined;
}

function stateOf(outcome: PushOutcome, now: Date) {
  if (outcome.kind === 'later') return { state: 'WAITING', next_at: outcome.at } as const;
  // Tried again if the browser renews the subscription while the push waits for another device.
  if (outcome.kind === 'gone') return { state: 'WAITING', next_at: now } as const;
  return { state: outcome.kind === 'accepted' ? 'ACCEPTED' : 'GIVEN_UP', next_at: now } as const;
}

function outcomeOf(answer: PushAnswer, of: MadeAttempt, isRenewed: boolean, now: Date): PushOutcome {
  if (answer.kind === 'accepted' || (answer.kind === 'gone' && !isRenewed)) return { kind: answer.kind };
  if (answer.kind !== 'failed' && answer.kind !== 'slow_down' && !isRenewed) return { kind: 'given_up' };
  const growing = Math.min(longestPause, firstPause * 3 ** Math.min(of.attempts - 1, 10));
  const asked = answer.kind === 'slow_down' ? (answer.retryAfterSeconds ?? 0) * 1000 : 0;
  const pause = Math.max(growing, asked);
  return pause < of.ttlSeconds * 1000
    ? { kind: 'later', at: new Date(now.getTime() + pause) }
    : { kind: 'given_up' };
}

async function note(
  tx: Transaction<Database>,
  { sendId, subscriptionId }: AttemptOf,
  change: {
    readonly state: 'CLAIMED' | 'WAITING' | 'ACCEPTED' | 'GIVEN_UP';
    readonly attempts?: number;
    readonly next_at: Date;
    readonly last_answer?: string;
  },
): Promise<void> {
  await tx
    .updateTable('push_attempts')
    .set(change)
    .where('send_id', '=', sendId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
