import type { QueryClient } from '@tanstack/react-query';
import { lockNames } from '#domain/storage/lock-names.ts';
import { request } from '#src/data/graphql/client.ts';
import { isTemporary } from '#src/data/graphql/errors.ts';
import { forgetProof, refuseProof, type WaitingProof, waitingProofsOf } from '#src/data/pickups/proofs.ts';
import { session$ } from '#src/platform/session/session.ts';
import { guestOwner } from './pickup-access.ts';
import { ProveGuestPickupDocument, ProvePickupDocument } from './pickups.gen.ts';

/** Temporary refusals: after the end of a session the proof waits until its owner signs in again. */
const passing: readonly string[] = ['UserNotAuthenticatedError', 'TooManyRequestsError'];

let sending: Promise<void> | null = null;
let wantsMore = false;

/**
 * Sends the waiting proofs of the signed-in person, and of guests, whose link is all that they need, in one tab at a
 * time. Temporary failures stay; sending again is idempotent.
 */
export function sendProofs(client: QueryClient): Promise<void> {
  wantsMore = true;
  sending ??= alone(async () => {
    while (wantsMore) {
      wantsMore = false;
      await sendAll(client);
    }
  }).finally(() => {
    sending = null;
  });
  return sending;
}

/** Without the Web Locks API two tabs may send the same proof; the server still accepts it once. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks == null) return await work();
  await locks.request(lockNames.pickupProofs, work);
}

async function sendAll(client: QueryClient): Promise<void> {
  for (const proof of waitingProofsOf(guestOwner)) if (proof.refusal === null) await deliver(client, proof);
  const userId = session$.value?.userId;
  if (userId === undefined) return;
  for (const proof of waitingProofsOf(userId)) {
    if (proof.refusal !== null) continue;
    if (session$.value?.userId !== userId) return;
    await deliver(client, proof);
  }
}

async function deliver(client: QueryClient, proof: WaitingProof): Promise<void> {
  const { commandId, linkKey } = proof;
  try {
    const answer = await answered(proof);
    if (answer.__typename !== 'Pickup') {
      if (!passing.includes(answer.__typename)) refuseProof(commandId, answer.message);
      return;
    }
    // Removed only after the order is refetched, so that the proof never disappears from the page in between.
    await client.invalidateQueries({ queryKey: [linkKey === null ? 'order-products' : 'guest-order'] });
    await client.invalidateQueries({ queryKey: ['pickups'] });
    forgetProof(commandId);
  } catch (error) {
    // A request that the server can't parse will not succeed on a retry.
    if (!isTemporary(error)) refuseProof(commandId, error instanceof Error ? error.message : String(error));
  }
}

async function answered({ deliveryUuid, linkKey, commandId, code, happenedAt }: WaitingProof) {
  const proof = { commandId, code, happenedAt };
  return linkKey === null
    ? (await request(ProvePickupDocument, { deliveryUuid, ...proof })).provePickup
    : (await request(ProveGuestPickupDocument, { key: linkKey, ...proof })).proveGuestPickup;
}
