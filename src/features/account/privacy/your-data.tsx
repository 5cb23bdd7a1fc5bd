import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { downloadData } from './download-data.ts';
import styles from './privacy.module.css';

/** Personal data: downloading it and deleting the account (L1, L2). */
export function YourData({
  onDeleted,
  cookies,
}: {
  readonly onDeleted: () => void;
  /** Renders the current cookie choices and the button to change them. */
  readonly cookies?: ReactNode;
}) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [isFetching, setFetching] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const download = async () => {
    setFetching(true);
    try {
      if (!(await downloadData())) {
        toast(t`You have downloaded your data several times today. Try again tomorrow.`, {
          kind: 'error',
        });
      }
    } catch (error) {
      logger.warn('export_failed', { error: errorText(error) });
      toast(t`Your data could not be downloaded. Try again.`, { kind: 'error' });
    }
    setFetching(false);
  };
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data">
        <Trans>Your data</Trans>
      </h2>
      <p>
        <Trans>
          Download everything we store about you in one file: your details as JSON, and your photos.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button icon={Download} isPending={isFetching} isDisabled={isOffline} onPress={() => void download()}>
          <Trans>Download my data</Trans>
        </Button>
        <Button kind="quiet" icon={Trash2} isDisabled={isOffline} onPress={() => setLeaving(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {isOffline && (
        <p>
          <Trans>You are offline. You can do this once you are back online.</Trans>
        </p>
      )}
      {cookies}
      {isLeaving && <DeleteAccountDialog onClose={() => setLeaving(false)} onDeleted={onDeleted} />}
    </section>
  );
}
