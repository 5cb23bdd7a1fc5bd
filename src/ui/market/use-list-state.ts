import { useCallback, useState } from 'react';
import { freshState, type ListDefaults, type ListState } from '#domain/account-list/list-state.ts';
import { keepState, keptState, type ListName, sessionStore } from './list-memory.ts';

export type ChangeList = (change: (state: ListState) => ListState) => void;

/** What is chosen in a list, kept for this tab until it leaves the list (ACCT-008, ACCT-011). */
export function useListState(name: ListName, defaults: ListDefaults): readonly [ListState, ChangeList] {
  const [state, setState] = useState(() => keptState(sessionStore(), name, defaults) ?? freshState(defaults));
  const change = useCallback<ChangeList>(
    (next) =>
      setState((before) => {
        const after = next(before);
        keepState(sessionStore(), name, after);
        return after;
      }),
    [name],
  );
  return [state, change];
}
