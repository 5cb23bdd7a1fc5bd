import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';

/** Explains why the buttons are disabled offline: actions that affect both sides are never queued. */
export function OfflineNote() {
  return (
    <Banner kind="warning">
      <Trans>You are offline. You can continue here once you are back online.</Trans>
    </Banner>
  );
}
