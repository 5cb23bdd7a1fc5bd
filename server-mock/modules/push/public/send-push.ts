import { createHash } from 'node:crypto';
import type { PushMessage } from '#domain/notifications/push-message.ts';
import type { PushAnswer, PushUrgency } from '../../../outside/push/push-service.ts';
import type { ServerDeps } from '../../../server-deps.ts';
import { type Claim, claimAttempt, settleAttempt } from '../attempts.ts';
import { minimalMessage } from '../minimal-message.ts';
import { openPrivateKey } from '../vapid-keys.ts';
import type { PushOutcome } from './push-outcome.ts';

/** One notification for one browser. */
export interface Push {
  readonly sendId: string;
  readonly subscriptionId: string;
  readonly message: PushMessage;
  /** How long the notification is relevant, from now. */
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
}

/** The longest time in seconds for which a push service stores a message. */
const longestTtl = 28 * 24 * 60 * 60;

/**
 * Sends a notification to a browser, once for each `sendId` and subscription: a repetition returns the outcome. The
 * attempt is claimed before the request, so that two processes never send at the same time. After a crash between the
 * request and storing its response, the push is sent again with the same topic and tag: the push service replaces an
 * undelivered one and the browser a delivered one, so that the person sees one.
 */
export async function sendPush(deps: ServerDeps, push: Push): Promise<PushOutcome> {
  const claim = await claimAttempt(deps, push);
  if ('outcome' in claim) return claim.outcome;
  const { attempts, endpoint } = claim;
  return await settleAttempt(deps, { ...push, attempts, endpoint }, await deliver(deps, push, claim));
}

async function deliver(deps: ServerDeps, push: Push, claim: Claim): Promise<PushAnswer> {
  const privateKey = openPrivateKey(deps.secrets, claim.sealedKey);
  if (privateKey === null) return { kind: 'key_refused' };
  const { message } = push;
  const request = {
    ...{ endpoint: claim.endpoint, p256dh: claim.p256dh, auth: claim.auth },
    vapid: { publicKey: claim.publicKey, privateKey },
    ttlSeconds: Math.min(longestTtl, Math.floor(push.ttlSeconds)),
    ...{ urgency: push.urgency, topic: topicOf(message.notification.tag) },
  };
  const answer = await deps.push.send({ ...request, payload: JSON.stringify(message) });
  if (answer.kind !== 'too_large') return answer;
  return await deps.push.send({ ...request, payload: JSON.stringify(minimalMessage(message)) });
}

/**
 * Derives from a tag the 32 characters that a topic may have (RFC 8030, section 5.4), without revealing its subject
 * to the push service.
 */
export function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
