import { Subject } from 'rxjs';
import { askNow } from '#src/platform/connectivity/connectivity.ts';

/** Emits when a person asks for a retry; the engines of all tabs subscribe. */
export const retry$ = new Subject<void>();

export function requestRetry(): void {
  askNow();
  retry$.next();
}
