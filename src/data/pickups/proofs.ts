import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { type ItemStorage, localStore } from '#src/platform/web-storage/web-storage.ts';
import { createLocalList } from '../local-list.ts';

/** A hand-over that was proved on this device and that the server has not confirmed. */
const proofSchema = v.object({
  /** The owner: nobody else on this device sends it (docs/sync-hazards.md, H11). */
  userId: v.string(),
  /** The key of the emailed link with which a guest proved it; null for an account. */
  linkKey: v.optional(v.nullable(v.string()), null),
  deliveryUuid: v.pipe(v.string(), v.check(isUuid)),
  /** Idempotency key, one per intent. */
  commandId: v.pipe(v.string(), v.check(isUuid)),
  /** The other party's code, as it was typed or scanned. */
  code: v.string(),
  /** ISO 8601 date and time, by the clock of this device. */
  happenedAt: v.string(),
  /** The server's message when it refused the proof permanently; null while it waits. */
  refusal: v.nullable(v.string()),
});
export type WaitingProof = v.InferOutput<typeof proofSchema>;

const list = createLocalList(localKeys.pickupProofs, proofSchema);

/**
 * Stores a proof synchronously, so that it survives when the page is closed at once. There is one per delivery: a new
 * proof replaces a refused one. Returns false when the storage is full; then nothing was proved.
 */
export function recordProof(
  proof: Pick<WaitingProof, 'userId' | 'linkKey' | 'deliveryUuid' | 'code'>,
  storage: ItemStorage | null = localStore(),
): boolean {
  const others = list
    .read(storage)
    .filter(({ userId, deliveryUuid }) => userId !== proof.userId || deliveryUuid !== proof.deliveryUuid);
  const made = { commandId: crypto.randomUUID(), happenedAt: new Date().toISOString(), refusal: null };
  return list.write(storage, [...others, { ...proof, ...made }]);
}

/** This person's proofs that the server has not accepted, including refused ones. */
export const waitingProofsOf = (
  userId: string,
  storage: ItemStorage | null = localStore(),
): readonly WaitingProof[] => list.readOf(userId, storage);

/** Removes a proof that the server has accepted, or that its owner discards. */
export function forgetProof(commandId: string, storage: ItemStorage | null = localStore()): void {
  list.write(
    storage,
    list.read(storage).filter((proof) => proof.commandId !== commandId),
  );
}

/** Marks a proof as permanently refused; it stays visible with the reason. */
export function refuseProof(
  commandId: string,
  refusal: string,
  storage: ItemStorage | null = localStore(),
): void {
  list.write(
    storage,
    list.read(storage).map((proof) => (proof.commandId === commandId ? { ...proof, refusal } : proof)),
  );
}

/** Removes this person's proofs, at sign-out. */
export const forgetProofsOf = (userId: string, storage: ItemStorage | null = localStore()): void =>
  list.forgetOf(userId, storage);

/** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
export const followProofs = list.follow;
