import { BehaviorSubject } from 'rxjs';

/** How many pages show a sign-in form of their own now; while there is one, no sign-in dialog is opened. */
export const openGates$ = new BehaviorSubject(0);

/** Registers a page that shows a sign-in form; returns the function that unregisters it. */
export function openGate(): () => void {
  openGates$.next(openGates$.value + 1);
  return () => openGates$.next(openGates$.value - 1);
}
