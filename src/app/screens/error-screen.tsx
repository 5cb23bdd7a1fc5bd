import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { use, useEffect } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { isReachable } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { isFailedImport } from '#src/platform/update/failed-import.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LoadProblem, MaintenanceContext } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

/** An unexpected failure, in the place of the screen that failed (ROUTE-045). The rest of the page stays. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const isMaintenance = use(MaintenanceContext);
  const isOffline = useIsOffline();
  usePageTitle(isMaintenance || isOffline ? null : t`Something went wrong`, 500);
  useEffect(() => {
    logger.error('screen_failed', { error: errorText(error) });
    // A chunk that could not be fetched is not an error when the server is unreachable too. The call updates the
    // connectivity state.
    void isReachable();
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  // Maintenance (ROUTE-046), or a screen that this device never cached, is not an error of this page.
  if (isMaintenance || isOffline) return <LoadProblem isWholePage isOffline={isOffline} onRetry={retry} />;
  return (
    <EmptyState
      icon={CloudAlert}
      level={1}
      title={<Trans>Something went wrong on this page</Trans>}
      action={
        <>
          <button
            type="button"
            className={buttonClass({ kind: 'primary' })}
            onClick={isFailedImport(error) ? () => location.reload() : retry}
          >
            <Trans>Try again</Trans>
          </button>
          <a href="/" className={buttonClass({})}>
            <Trans>Go to the home page</Trans>
          </a>
        </>
      }
    >
      <Trans>
        The problem is on our side. Everything you saved on this device is still there. Try again.
      </Trans>
    </EmptyState>
  );
}
