import { Subject } from 'rxjs';
import { askNow } from '#src/platform/connectivity/connectivity.ts';

/** Fires when a person asks to try again now; engines in every tab listen. */
export const retry$ = new Subject<void>();

export function requestRetry(): void {
  askNow();
  retry$.next();
}
