import { BehaviorSubject } from 'rxjs';

/** How many pages ask to sign in by themselves right now: over them no window asks the same. */
export const openGates$ = new BehaviorSubject(0);

/** A page asks from now on; gives back the way to say that it no longer does. */
export function openGate(): () => void {
  openGates$.next(openGates$.value + 1);
  return () => openGates$.next(openGates$.value - 1);
}
