import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** The present value of one of this room's subjects. */
export function useConsent<T>(subject$: BehaviorSubject<T>): T {
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
    () => subject$.value,
  );
}
