import { useSyncExternalStore } from 'react';
import { BehaviorSubject } from 'rxjs';

/** False while the answers that the device kept are being read: a list that is begun then would replace a kept one. */
export const answersRestored$ = new BehaviorSubject(true);

function subscribe(listener: () => void): () => void {
  const subscription = answersRestored$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Whether what the device kept is there, or is known not to come; a page that the server just made does not know yet. */
export function useAnswersRestored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => answersRestored$.value,
    () => false,
  );
}
