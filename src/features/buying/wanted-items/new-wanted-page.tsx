import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { cachePhotoToolsOffline } from '#src/platform/update/app-update.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { FirstValues } from './form/stored-form.ts';
import { WantedForm } from './form/wanted-form.tsx';
import styles from './wanted.module.css';

export interface NewWantedPageProps {
  readonly userId: string;
  /** Filled in by the page that led here. */
  readonly first?: FirstValues;
  /** Navigates to the list (ROUTE-084). */
  readonly onCreated: () => void;
}

/** The page to place a wanted item (ROUTE-078). */
export function NewWantedPage({ userId, first, onCreated }: NewWantedPageProps) {
  const { t } = useLingui();
  usePageTitle(t`New wanted request`);
  // Caches the photo tools, because photos are processed on the device and the network may be lost while the form is
  // open.
  useEffect(() => void cachePhotoToolsOffline().catch(() => undefined), []);
  const sent = () => {
    toast(t`Your wanted request has been posted. You’ll get an email as soon as something matches.`, {
      kind: 'success',
    });
    onCreated();
  };
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>
          <Trans>New wanted request</Trans>
        </h1>
        <p className={styles.soft}>
          <Trans>
            We compare every new product with your wanted request and email you when something matches.
          </Trans>
        </p>
      </header>
      <WantedForm key={userId} userId={userId} {...(first !== undefined && { first })} onSent={sent} />
    </div>
  );
}
