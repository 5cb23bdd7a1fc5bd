import { useMemo, useSyncExternalStore } from 'react';
import { sameValue } from './draft-fields.ts';

/** What a `BehaviorSubject` offers its readers. */
export interface ValueSource<Value> {
  readonly value: Value;
  subscribe(next: () => void): { unsubscribe(): void };
}

/**
 * Subscribes to a part of a source's value. Parts are compared by content, so that the component is rendered only
 * when its part has changed; `select` has to be the same function as long as it selects the same part.
 */
export function useSelected<Whole, Part>(source$: ValueSource<Whole>, select: (whole: Whole) => Part): Part {
  const store = useMemo(() => {
    let whole = source$.value;
    let part = select(whole);
    return {
      read: () => {
        if (whole === source$.value) return part;
        whole = source$.value;
        const current = select(whole);
        if (!sameValue(part, current)) part = current;
        return part;
      },
      subscribe: (changed: () => void) => {
        const subscription = source$.subscribe(changed);
        return () => subscription.unsubscribe();
      },
    };
  }, [source$, select]);
  return useSyncExternalStore(store.subscribe, store.read);
}
