import { Trans } from '@lingui/react/macro';
import { databaseState$ } from '#src/data/db/database-stream.ts';
import { storageFull$ } from '#src/platform/storage-quota/storage-quota.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './notices.module.css';
import { persistentStorageQuestion$ } from './persistent-storage.ts';
import { useValue } from './use-value.ts';

/**
 * Says that this browser stores nothing or that the device is full, or asks for persistent storage for the drafts.
 */
export function StorageNotice() {
  const full = useValue(storageFull$);
  const question = useValue(persistentStorageQuestion$);
  const state = useValue(databaseState$);
  if (state === 'unavailable') {
    return (
      <Banner announce kind="warning" title={<Trans>This browser keeps nothing for us now</Trans>}>
        <Trans>
          You can look around, but favourites and drafts cannot be kept. A private window may be the cause:
          open the shop in a normal one.
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
            <Trans>I made space</Trans>
          </Button>
        }
      >
        <Trans>The last change was not saved. Free some space, and try once more what you were doing.</Trans>
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
        When space runs short, a browser may clear what sites stored. Ask it to leave your drafts alone.
      </Trans>
    </Banner>
  );
}
