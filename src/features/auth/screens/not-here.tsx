import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { PanelFrame } from '../panel-frame.tsx';
import type { OtherScreenProps } from './other-screens.tsx';

/** In the place of a screen whose code could not be fetched: it does nothing without a network anyway. */
export function NotHere({ tools }: OtherScreenProps) {
  const { t } = useLingui();
  return (
    <PanelFrame tools={tools} title={t`You are offline`}>
      <Banner kind="warning">
        <Trans>This needs a connection. Load the page again as soon as there is one.</Trans>
      </Banner>
      <Button onPress={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </PanelFrame>
  );
}
