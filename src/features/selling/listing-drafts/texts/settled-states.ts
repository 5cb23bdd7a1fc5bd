import { distinctUntilChanged, map, type Observable, of, switchMap, timer } from 'rxjs';
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

/** The states to show: problems and writing at once, where the text is saved only when that lasts. */
export function settledStates(states$: Observable<DraftSaveState>): Observable<DraftSaveState> {
  return states$.pipe(
    distinctUntilChanged(),
    switchMap((state) => (settling.has(state) ? timer(settleTime).pipe(map(() => state)) : of(state))),
    distinctUntilChanged(),
  );
}
