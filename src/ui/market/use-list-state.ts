import { useCallback, useState } from 'react';
import { freshState, type ListDefaults, type ListState } from '#domain/account-list/list-state.ts';
import { type ListName, sessionStore, storedState, storeState } from './list-memory.ts';

export type ChangeList = (change: (state: ListState) => ListState) => void;

/**
 * What is chosen in a list, kept for this tab until it leaves the list (ACCT-008, ACCT-011). `isUntouched` until anything
 * is chosen in it.
 */
export function useListState(
  name: ListName,
  defaults: ListDefaults,
): readonly [state: ListState, change: ChangeList, isUntouched: boolean] {
  const [fresh] = useState(() => freshState(defaults));
  const [chosen, setChosen] = useState(() => storedState(sessionStore(), name, defaults));
  const change = useCallback<ChangeList>(
    (next) =>
      setChosen((before) => {
        const after = next(before ?? fresh);
        storeState(sessionStore(), name, after);
        return after;
      }),
    [name, fresh],
  );
  return [chosen ?? fresh, change, chosen === null];
}
