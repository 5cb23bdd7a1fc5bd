import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, updated on every change; false on the server. */
export function useMedia(query: string): boolean {
  const store = useMemo(() => {
    let list: MediaQueryList | undefined;
    // Made once: the query is parsed each time.
    const listOf = () => {
      list ??= window.matchMedia(query);
      return list;
    };
    return {
      subscribe: (changed: () => void) => {
        listOf().addEventListener('change', changed);
        return () => listOf().removeEventListener('change', changed);
      },
      read: () => listOf().matches,
    };
  }, [query]);
  return useSyncExternalStore(store.subscribe, store.read, () => false);
}
