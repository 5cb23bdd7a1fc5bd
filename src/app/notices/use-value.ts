import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** The present value of a subject, following it; `onServer` where the server, and its page when it arrives, can't know it. */
export function useValue<T>(subject$: BehaviorSubject<T>, onServer: T = subject$.value): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = subject$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [subject$],
  );
  return useSyncExternalStore(
    subscribe,
    () => subject$.value,
    () => onServer,
  );
}
