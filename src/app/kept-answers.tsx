import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';

interface KeptAnswersProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

const load = () => import('#src/data/graphql/keep-answers.ts');

/** Has the code for kept answers come while the words and the first screen do. */
export function fetchKeepAnswers(): void {
  load().catch(() => undefined);
}

/**
 * Puts the server's answers around the screens, with those that the device kept, and keeps the new ones. The library's
 * own provider says that it is ready in the middle of everything: React would then make the whole page of the server
 * alive in one go, for which nobody can tap. As a transition it happens piece by piece.
 */
export function KeptAnswers({ client, children }: KeptAnswersProps) {
  const [isRestoring, setRestoring] = useState(true);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const restored = () => {
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
