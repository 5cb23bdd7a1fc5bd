import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  readStoragePromise,
  requestPersistentStorage,
  type StoragePromise,
  storagePromise$,
  storageUse,
} from '#src/platform/storage-quota/storage-quota.ts';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './sync.module.css';

function onPromise(changed: () => void): () => void {
  const subscription = storagePromise$.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** Whether the browser has granted persistent storage; updated on every request. */
function useStoragePromise(): StoragePromise {
  return useSyncExternalStore(onPromise, () => storagePromise$.value);
}

/** Whether the browser may evict the data on this device, with a button to request persistent storage. */
export function StorageSection() {
  const { i18n } = useLingui();
  const promise = useStoragePromise();
  const [use, setUse] = useState<number | null>(null);
  useEffect(() => {
    // If the browser does not answer, the section offers the button, as if the data may be evicted.
    void readStoragePromise().catch(() => undefined);
    storageUse().then(setUse, () => undefined);
  }, []);
  const megabytes = use === null ? null : i18n.number(use / 1_000_000, { maximumFractionDigits: 1 });
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        <Trans>On this device</Trans>
      </h2>
      {promise === 'kept' ? (
        <p>
          <Trans>Your browser keeps your drafts and photos, even if your device runs short of space.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              If your device runs short of space, the browser may delete what has not been sent yet. Ask it to
              keep your drafts and photos.
            </Trans>
          </p>
          <div>
            <Button onPress={() => void requestPersistentStorage().catch(() => undefined)}>
              <Trans>Keep drafts and photos</Trans>
            </Button>
          </div>
          {promise === 'temporary' && (
            <p className={styles.soft} role="status">
              <Trans>
                Your browser does not allow this yet. Installing Hervonden as an app usually helps.
              </Trans>
            </p>
          )}
        </>
      )}
      {megabytes !== null && (
        <p className={styles.soft}>
          <Trans>In use: {megabytes} MB</Trans>
        </p>
      )}
    </section>
  );
}
