import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { openConsentPanel } from '#src/features/shell/consent/consent-panel.ts';
import { ContentScreen } from '#src/features/shop/content/content-screen.tsx';
import { loadContent } from '#src/features/shop/content/load-content.ts';
import { Button } from '#src/ui/kit/button.tsx';

export const Route = createFileRoute('/cookies')({
  loader: loadContent,
  component: () => <ContentScreen path="/cookies" extras={{ choice: <CookieSettings /> }} />,
});

function CookieSettings() {
  return (
    <div>
      <Button onPress={openConsentPanel}>
        <Trans>Cookie settings</Trans>
      </Button>
    </div>
  );
}
