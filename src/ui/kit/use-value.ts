import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/**
 * Subscribes to a subject and returns its current value. `onServer` is used on the server, which cannot know the
 * value, and during hydration of its page.
 */
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
