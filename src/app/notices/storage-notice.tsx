import { Trans } from '@lingui/react/macro';
import { databaseState$ } from '#src/data/db/database-stream.ts';
import { storageFull$ } from '#src/platform/storage-quota/storage-quota.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './notices.module.css';
import { persistentStorageQuestion$ } from './persistent-storage.ts';

/**
 * Says that this browser stores nothing or that the device is full, or asks for persistent storage for the drafts.
 */
export function StorageNotice() {
  const full = useValue(storageFull$);
  const question = useValue(persistentStorageQuestion$);
  const state = useValue(databaseState$);
  if (state === 'unavailable') {
    return (
      <Banner announce kind="warning" title={<Trans>Your browser is not saving any data</Trans>}>
        <Trans>
          You can browse, but favourites and drafts are not saved. If this is a private window, open Hervonden
          in a normal window.
        </Trans>
      </Banner>
    );
  }
  if (full) {
    return (
      <Banner
        announce
        kind="warning"
        title={<Trans>This device is full</Trans>}
        action={
          <Button kind="quiet" size="small" onPress={() => storageFull$.next(false)}>
            <Trans>I’ve freed up space</Trans>
          </Button>
        }
      >
        <Trans>Your last change was not saved. Free up some space and try again.</Trans>
      </Banner>
    );
  }
  if (question === null) return null;
  return (
    <Banner
      announce
      title={<Trans>Keep your drafts on this device?</Trans>}
      action={
        <div className={styles.actions}>
          <Button kind="primary" size="small" onPress={() => void question.accept()}>
            <Trans>Keep them</Trans>
          </Button>
          <Button kind="quiet" size="small" onPress={question.decline}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        If storage runs low, your browser may delete your drafts. Allow permanent storage to prevent this.
      </Trans>
    </Banner>
  );
}
