import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { answersRestored$ } from '#src/data/graphql/answers-restored.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

interface PersistedQueryCacheProps {
  readonly client: QueryClient;
  /** The page came with its answers: nothing waits for those of the device. */
  readonly isServed: boolean;
  readonly children: ReactNode;
}

const load = () => import('#src/data/graphql/query-persistence.ts');

/** Has the code for kept answers come while the words and the first screen do; before the first render. */
export function fetchQueryPersistence(): void {
  answersRestored$.next(false);
  load().catch(() => undefined);
}

/**
 * Puts the server's answers around the screens, with those that the device kept, and keeps the new ones. The library's
 * own provider always begins with waiting: over a page of the server that would be a change to everything, for which
 * React makes the whole page alive in one go. Such a page asks at once, and what was kept joins it.
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
      // The shop goes on without what was kept.
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
