import { Trans, useLingui } from '@lingui/react/macro';
import { CloudAlert, CloudOff, RotateCw, Wrench } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { buttonClass } from './button-class.ts';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import { usePageTitle } from './page-title.ts';

/**
 * True while the shop cannot be reached although the device is online, or reports maintenance (CONTENT-017,
 * docs/readings.md). Provided by the app shell and shown by `LoadProblem`.
 */
export const MaintenanceContext = createContext(false);

export interface LoadProblemProps {
  /** True without a network, false for a server error. */
  readonly isOffline: boolean;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Whether it replaces the whole page, and therefore sets the heading and the title of the page. */
  readonly isWholePage?: boolean;
}

/** Shown in place of content that could not be loaded and is not stored on the device. */
export function LoadProblem({
  isOffline,
  onRetry,
  isRetrying = false,
  isWholePage = false,
}: LoadProblemProps) {
  const { t } = useLingui();
  const isMaintenance = use(MaintenanceContext);
  const title = isMaintenance
    ? t`We’ll be right back`
    : isOffline
      ? t`You are offline`
      : t`This could not be loaded`;
  usePageTitle(isWholePage ? title : null);
  return (
    <EmptyState
      icon={isMaintenance ? Wrench : isOffline ? CloudOff : CloudAlert}
      level={isWholePage ? 1 : 2}
      title={title}
      action={
        <>
          <button
            type="button"
            className={buttonClass({ kind: 'primary' })}
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : onRetry}
          >
            <Icon icon={RotateCw} />
            <Trans>Try again</Trans>
          </button>
          {isWholePage && (
            <a href="/" className={buttonClass({})}>
              <Trans>Go to the home page</Trans>
            </a>
          )}
        </>
      }
    >
      {problemMessage(isMaintenance, isOffline)}
    </EmptyState>
  );
}

function problemMessage(isMaintenance: boolean, isOffline: boolean): ReactNode {
  if (isMaintenance)
    return (
      <Trans>
        Hervonden cannot be reached right now. You can still see pages you opened before and what you saved on
        this device.
      </Trans>
    );
  if (isOffline)
    return (
      <Trans>You have not opened this page on this device before. It loads as soon as you are online.</Trans>
    );
  return <Trans>Something went wrong on our side. Try again in a moment.</Trans>;
}
