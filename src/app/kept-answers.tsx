import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';

interface KeptAnswersProps {
  readonly client: QueryClient;
  readonly options: Omit<PersistQueryClientOptions, 'queryClient'>;
  readonly children: ReactNode;
}

/**
 * Puts the server's answers around the screens, with those that the device kept, and keeps the new ones. The library's
 * own provider says that it is ready in the middle of everything: React would then make the whole page of the server
 * alive in one go, for which nobody can tap. As a transition it happens piece by piece.
 */
export function KeptAnswers({ client, options, children }: KeptAnswersProps) {
  const [isRestoring, setRestoring] = useState(true);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    void persistQueryClientRestore({ ...options, queryClient: client })
      .catch((error: unknown) => logger.warn('answers_not_restored', { error: errorText(error) }))
      .then(() => {
        if (isGone) return;
        stop = persistQueryClientSubscribe({ ...options, queryClient: client });
        startTransition(() => setRestoring(false));
      });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, options]);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}
