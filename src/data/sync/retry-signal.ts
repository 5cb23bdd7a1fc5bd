import { Subject } from 'rxjs';

/** Fires when a person asks to try again now; engines in every tab listen. */
export const retry$ = new Subject<void>();

export function requestRetry(): void {
  retry$.next();
}
