import { useSyncExternalStore } from 'react';
import { BehaviorSubject } from 'rxjs';

/**
 * False while the persisted query cache is being restored: a list that is created then would replace a stored one.
 */
export const answersRestored$ = new BehaviorSubject(true);

function subscribe(listener: () => void): () => void {
  const subscription = answersRestored$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/**
 * Whether the persisted query cache is restored or known to be unavailable; false during server rendering and
 * hydration.
 */
export function useAnswersRestored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => answersRestored$.value,
    () => false,
  );
}
