import { useEffect, useState } from 'react';
import type { DraftSaveState } from './save-state.ts';

/** Milliseconds that "saved" must hold before it is said: the note of a new edit may arrive a moment after the edit. */
const settleTime = 400;

/** The state to show: bad news and work at once, good news only when it stays. */
export function useSettledState(state: DraftSaveState): DraftSaveState {
  const [shown, setShown] = useState(state);
  useEffect(() => {
    if (state !== 'saved') {
      setShown(state);
      return;
    }
    const timer = setTimeout(() => setShown('saved'), settleTime);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
