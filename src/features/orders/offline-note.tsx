import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';

/** Why the buttons wait: what both sides rely on is never kept for later. */
export function OfflineNote() {
  return (
    <Banner kind="warning">
      <Trans>You are offline. You can go on here once you are back online.</Trans>
    </Banner>
  );
}
