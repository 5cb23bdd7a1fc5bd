import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  readStoragePersistence,
  requestPersistentStorage,
  type StoragePersistence,
  storagePersistence$,
  storageUse,
} from '#src/platform/storage-quota/storage-quota.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './sync.module.css';

/** Whether the browser may evict the data on this device, with a button to request persistent storage. */
export function StorageSection() {
  const { i18n } = useLingui();
  const persistence = useValue(storagePersistence$);
  const [use, setUse] = useState<number | null>(null);
  useEffect(() => {
    // If the browser does not answer, the section offers the button, as if the data may be evicted.
    void readStoragePersistence().catch(() => undefined);
    storageUse().then(setUse, () => undefined);
  }, []);
  const megabytes = use === null ? null : i18n.number(use / 1_000_000, { maximumFractionDigits: 1 });
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        <Trans>On this device</Trans>
      </h2>
      {persistence === 'persistent' ? (
        <p>
          <Trans>Your browser keeps your drafts and photos, even if your device runs short of space.</Trans>
        </p>
      ) : (
        <PersistenceRequest />
      )}
      {megabytes !== null && (
        <p className={styles.soft}>
          <Trans>In use: {megabytes} MB</Trans>
        </p>
      )}
    </section>
  );
}

/** The button that requests persistent storage, and the browser's refusal after it was pressed. */
function PersistenceRequest() {
  const [wasRefused, setRefused] = useState(false);
  const request = async () => {
    const answer = await requestPersistentStorage().catch((): StoragePersistence => 'unknown');
    setRefused(answer !== 'persistent');
  };
  return (
    <>
      <p>
        <Trans>
          If your device runs short of space, the browser may delete what has not been sent yet. Ask it to
          keep your drafts and photos.
        </Trans>
      </p>
      <div>
        <Button onPress={() => void request()}>
          <Trans>Keep drafts and photos</Trans>
        </Button>
      </div>
      {wasRefused && (
        <p className={styles.soft} role="status">
          <Trans>Your browser does not allow this yet. Installing Hervonden as an app usually helps.</Trans>
        </p>
      )}
    </>
  );
}
