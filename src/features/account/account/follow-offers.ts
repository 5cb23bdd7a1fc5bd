import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { from, Observable, of, switchMap } from 'rxjs';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

/**
 * Keeps the count at the account icon up to date: bids on the person's own products, counterbids and suggested prices
 * without an answer (NAV-004, docs/readings.md). Visitors have no count. Called once, after the first paint.
 */
export function followOffers(client: QueryClient): void {
  session$
    .pipe(
      switchMap((session) =>
        session === null
          ? of(0)
          : from(import('./account-queries.ts')).pipe(countsOf(client, session.userId)),
      ),
    )
    .subscribe({
      next: (count) => openOfferCount$.next(count),
      // The count stays off until the app is started again; the account's home page shows the error.
      error: (error: unknown) => logger.warn('offers_not_counted', { error: errorText(error) }),
    });
}

type Queries = typeof import('./account-queries.ts');

function countsOf(client: QueryClient, userId: string) {
  return switchMap(
    ({ tasksQuery }: Queries) =>
      new Observable<number>((subscriber) => {
        const observer = new QueryObserver(client, tasksQuery(userId));
        const emit = ({ data }: ReturnType<typeof observer.getCurrentResult>) =>
          subscriber.next(data === undefined ? 0 : data.received + data.countered + data.suggestions);
        emit(observer.getCurrentResult());
        return observer.subscribe(emit);
      }),
  );
}
