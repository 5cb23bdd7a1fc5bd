import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { Session } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './security.module.css';

// Only for staff, so that nobody else downloads the QR code library.
const SecondFactorSection = lazy(() =>
  import('./second-factor-section.tsx').then(({ SecondFactorSection: component }) => ({
    default: component,
  })),
);

/**
 * How the account signs in, and where it is signed in: address, password, passkeys, devices, and the second factor of
 * staff.
 */
export function SecurityPage({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  usePageTitle(t`Security`);
  const isOffline = useIsOffline();
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Security</Trans>
      </h1>
      {isOffline && (
        <Banner kind="warning" announce>
          <Trans>You are offline. You can change these settings once you are back online.</Trans>
        </Banner>
      )}
      <EmailSection session={session} />
      <PasswordSection session={session} />
      <PasskeysSection />
      {session.isStaff && (
        <Suspense fallback={<Skeleton height="12lh" />}>
          <SecondFactorSection />
        </Suspense>
      )}
      <DevicesSection />
    </div>
  );
}
