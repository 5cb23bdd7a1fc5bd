import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  followProofs,
  forgetProof,
  recordProof,
  type WaitingProof,
  waitingProofsOf,
} from '#src/data/pickups/proofs.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { PickupAccess } from './pickup-access.ts';
import { sendProofs } from './send-proofs.ts';

export interface Proving {
  /** The proof on this device that waits for the server or was refused by it; null for none. */
  readonly waiting: WaitingProof | null;
  /** Stores the other side's code and sends it once possible; false when it could not be stored. */
  readonly prove: (code: string) => boolean;
  /** Discards a refused proof, or one that was not sent yet. */
  readonly giveUp: () => void;
}

/** Milliseconds between two attempts to send a proof while its page is open. */
const sendEvery = 15_000;

/** The proof of one hand-over on this device, the same in every tab. */
export function useProof({ userId, linkKey }: PickupAccess, deliveryUuid: string): Proving {
  const isOffline = useIsOffline();
  const client = useQueryClient();
  const look = () => waitingProofsOf(userId).find((proof) => proof.deliveryUuid === deliveryUuid) ?? null;
  const [waiting, setWaiting] = useState(look);
  useEffect(() => {
    const changed = () =>
      setWaiting(waitingProofsOf(userId).find((proof) => proof.deliveryUuid === deliveryUuid) ?? null);
    changed();
    return followProofs(changed);
  }, [userId, deliveryUuid]);
  const isUnsent = waiting !== null && waiting.refusal === null;
  useEffect(() => {
    // Coming back online also triggers sending; the interval covers a server that did not respond.
    if (!isUnsent) return;
    const timer = setInterval(() => void sendProofs(client), sendEvery);
    return () => clearInterval(timer);
  }, [isUnsent, client]);
  const isGuest = linkKey !== null;
  useEffect(() => {
    // The app sends account proofs from any page; those of a guest are sent only while the order page is open.
    if (isGuest && isUnsent && !isOffline) void sendProofs(client);
  }, [isGuest, isUnsent, isOffline, client]);
  return {
    waiting,
    prove: (code) => {
      const isStored = recordProof({ userId, linkKey, deliveryUuid, code });
      if (isStored && !isGuest) void sendProofs(client);
      return isStored;
    },
    giveUp: () => {
      if (waiting !== null) forgetProof(waiting.commandId);
    },
  };
}
