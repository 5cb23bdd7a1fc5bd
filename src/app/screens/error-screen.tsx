import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { use, useEffect } from 'react';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LoadProblem, MaintenanceContext } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';

/** An unexpected failure, in the place of the screen that failed (ROUTE-045): the rest of the page stays. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const isMaintenance = use(MaintenanceContext);
  usePageTitle(isMaintenance ? null : t`Something went wrong`, 500);
  useEffect(() => logger.error('screen_failed', { error: errorText(error) }), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  // A shop that is closed is no fault of this page (ROUTE-046).
  if (isMaintenance) return <LoadProblem isWholePage isOffline={false} onRetry={retry} />;
  return (
    <EmptyState
      icon={CloudAlert}
      level={1}
      title={<Trans>This page has a problem</Trans>}
      action={
        <>
          <button type="button" className={buttonClass({ kind: 'primary' })} onClick={retry}>
            <Trans>Try again</Trans>
          </button>
          <a href="/" className={buttonClass({})}>
            <Trans>To the home page</Trans>
          </a>
        </>
      }
    >
      <Trans>It is our fault, not yours. Nothing that you saved on this device is lost.</Trans>
    </EmptyState>
  );
}
