import { useEffect, useState } from 'react';
import type { DraftSaveState } from './save-state.ts';

/**
 * Milliseconds that a written state has to last before it is shown: a new edit may be recorded a moment after it was
 * typed, and while somebody types the state changes with every key.
 */
const settleTime = 400;

const settling: ReadonlySet<DraftSaveState> = new Set([
  'only_here',
  'only_here_offline',
  'only_here_signed_out',
  'sending',
  'saved',
]);

/** The state to show: problems and writing at once, where the text is saved only when that lasts. */
export function useSettledState(state: DraftSaveState): DraftSaveState {
  const [shown, setShown] = useState(state);
  useEffect(() => {
    if (!settling.has(state)) {
      setShown(state);
      return;
    }
    const timer = setTimeout(() => setShown(state), settleTime);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
