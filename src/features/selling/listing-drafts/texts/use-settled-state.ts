import { useEffect, useState } from 'react';
import type { DraftSaveState } from './save-state.ts';

/**
 * Milliseconds that "saved" has to last before it is shown: a new edit may be recorded a moment after it was typed.
 */
const settleTime = 400;

/** The state to show: problems and work in progress at once, "saved" only when it lasts. */
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
