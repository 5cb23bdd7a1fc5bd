import { useSyncExternalStore } from 'react';
import { merge, skip } from 'rxjs';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { allowsStatistics, consent$ } from '#src/platform/consent/consent.ts';
import { session$ } from '#src/platform/session/session.ts';

/** Whether lists are ordered by taste here: signed in, and statistics allowed on this device (readings LIST-030). */
export function isPersonal(): boolean {
  return session$.value !== null && allowsStatistics();
}

/** Views that have an order of their own, or whose words or example give it, are the same for everybody. */
export function canBePersonal({ sort, base }: ProductListState): boolean {
  return sort === 'RECOMMENDED' && base.kind !== 'search' && base.kind !== 'similar';
}

function subscribe(changed: () => void): () => void {
  const subscription = merge(session$, consent$).pipe(skip(2)).subscribe(changed);
  return () => subscription.unsubscribe();
}

/** The same for a component; a page as the server made it is nobody's. */
export function useIsPersonal(): boolean {
  return useSyncExternalStore(subscribe, isPersonal, () => false);
}
