import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingsPage } from '#src/features/account/notifications/settings/settings-page.tsx';
import { PushSection } from '#src/features/account/push/push-section.tsx';
import { NewsletterSetting } from '#src/features/account/subscriptions/newsletter-setting.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/meldingen/instellingen')({ component: Screen });

function Screen() {
  return (
    <AuthGate reason={<Trans>Sign in to choose your notifications.</Trans>}>
      {({ userId }) => (
        <NotificationSettingsPage
          userId={userId}
          pushSection={<PushSection />}
          newsletterSection={<NewsletterSetting userId={userId} />}
        />
      )}
    </AuthGate>
  );
}
