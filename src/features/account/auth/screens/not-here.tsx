import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';

/** Shown instead of a screen whose chunk could not be loaded; the screen would not work without a network anyway. */
export function NotHere() {
  return (
    <EmptyState
      icon={CloudOff}
      title={<Trans>You are offline</Trans>}
      action={
        <Button onPress={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This page needs an internet connection. Reload it once you are back online.</Trans>
    </EmptyState>
  );
}
