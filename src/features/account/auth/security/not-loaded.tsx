import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';

export interface NotLoadedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of a list that could not be loaded. */
export function NotLoaded({ isRetrying, onRetry }: NotLoadedProps) {
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" isPending={isRetrying} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This could not be loaded.</Trans>
    </Banner>
  );
}
