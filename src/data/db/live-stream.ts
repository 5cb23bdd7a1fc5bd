import { catchError, concat, type Observable, of, switchMap, timer } from 'rxjs';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Milliseconds until a live query that failed is asked again; by then the storage is open anew, or will be. */
const askAgain = 1_000;

/**
 * A live query that outlives its storage: when it fails (Safari drops the connection of apps in the background) it says
 * `first` and is asked again, for ever. Without this a screen would stand still until it is left.
 */
export function lasting<T>(
  name: string,
  source$: Observable<T>,
  first: T,
  pause: number = askAgain,
): Observable<T> {
  return source$.pipe(
    catchError((error: unknown, again$) => {
      logger.warn('live_query_failed', { key: name.slice(0, 80), error: errorText(error) });
      return concat(of(first), timer(pause).pipe(switchMap(() => again$)));
    }),
  );
}
