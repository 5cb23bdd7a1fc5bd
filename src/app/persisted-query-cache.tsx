import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { answersRestored$ } from '#src/data/graphql/answers-restored.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

interface PersistedQueryCacheProps {
  readonly client: QueryClient;
  /** The page came with its query results, so nothing waits for those stored on the device. */
  readonly isServed: boolean;
  readonly children: ReactNode;
}

const load = () => import('#src/data/graphql/query-persistence.ts');

/**
 * Starts loading the persistence code while the messages and the first screen load. Call it before the first render.
 */
export function fetchQueryPersistence(): void {
  answersRestored$.next(false);
  load().catch(() => undefined);
}

/**
 * Provides the query client, restores the persisted query cache and persists new results. The library's own provider
 * always starts in the restoring state: over a server-rendered page that would be a change to the whole tree, for
 * which React hydrates the page in one go. Such a page queries at once, and the restored results are added later.
 */
export function PersistedQueryCache({ client, isServed, children }: PersistedQueryCacheProps) {
  const [isRestoring, setRestoring] = useState(!isServed);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const restored = () => {
      answersRestored$.next(true);
      if (!isGone) startTransition(() => setRestoring(false));
    };
    load()
      .then(({ restoreAnswers }) => restoreAnswers(client))
      .then((keep) => {
        if (!isGone) stop = keep();
      })
      // The app continues without the persisted results.
      .catch((error: unknown) => logger.warn('answers_not_restored', { error: errorText(error) }))
      .then(restored);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}
