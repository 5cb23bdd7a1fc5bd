import { useSyncExternalStore } from 'react';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { type MySeller, useMySeller } from './seller-terms.ts';

const subscribeTo =
  (source$: { subscribe(next: () => void): { unsubscribe(): void } }) => (changed: () => void) => {
    const subscription = source$.subscribe(changed);
    return () => subscription.unsubscribe();
  };
const onSession = subscribeTo(session$);
const onOnline = subscribeTo(online$);

export interface SellerFacts {
  readonly online: boolean;
  readonly signedIn: boolean;
  /** Undefined while unknown; null for an account without a seller. */
  readonly seller: MySeller | null | undefined;
}

/** The current person and their seller, as far as this device knows. */
export function useSeller(): SellerFacts {
  const session = useSyncExternalStore(onSession, () => session$.value);
  const online = useSyncExternalStore(onOnline, () => online$.value);
  const seller = useMySeller(session?.userId ?? null);
  return { online, signedIn: session !== null, seller };
}
