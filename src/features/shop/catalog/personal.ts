import { useSyncExternalStore } from 'react';
import { merge, skip } from 'rxjs';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { allowsStatistics, consent$ } from '#src/platform/consent/consent.ts';
import { session$ } from '#src/platform/session/session.ts';

/**
 * Whether lists are personalised here: signed in, and statistics allowed on this device (LIST-030, docs/readings.md).
 */
export function isPersonal(): boolean {
  return session$.value !== null && allowsStatistics();
}

/** Lists with a sort of their own, or ordered by a search or by a similar product, are the same for everybody. */
export function canBePersonal({ sort, base }: ProductListState): boolean {
  return sort === 'RECOMMENDED' && base.kind !== 'search' && base.kind !== 'similar';
}

function subscribe(changed: () => void): () => void {
  const subscription = merge(session$, consent$).pipe(skip(2)).subscribe(changed);
  return () => subscription.unsubscribe();
}

/** `isPersonal` for a component; false during server rendering and hydration. */
export function useIsPersonal(): boolean {
  return useSyncExternalStore(subscribe, isPersonal, () => false);
}
