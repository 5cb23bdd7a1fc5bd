import { catchError, concat, type Observable, of, switchMap, timer } from 'rxjs';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Milliseconds until a failed live query is retried. By then the storage is open again or being opened. */
const askAgain = 1_000;

/**
 * A live query that survives the loss of its storage: when it fails (Safari drops the connection of apps in the
 * background), it emits `first` and is retried indefinitely. Otherwise a screen would stay frozen until it is left.
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
