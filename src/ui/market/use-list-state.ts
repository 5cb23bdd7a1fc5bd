import { useCallback, useState } from 'react';
import { freshState, type ListDefaults, type ListState } from '#domain/account-list/list-state.ts';
import { type ListName, sessionStore, storedState, storeState } from './list-memory.ts';

export type ChangeList = (change: (state: ListState) => ListState) => void;

/**
 * The state of a list, stored for this tab until it leaves the list (ACCT-008, ACCT-011). `isUntouched` is true until
 * the state is first changed.
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
