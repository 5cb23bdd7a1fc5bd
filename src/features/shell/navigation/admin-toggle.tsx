import { useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { localKeys } from '#domain/storage/local-keys.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './admin-toggle.module.css';
import corner from './corner.module.css';

function isOn(): boolean {
  try {
    return localStorage.getItem(localKeys.showAdminUi) === 'true';
  } catch {
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * Stores the choice on this device (STAFF-003). The `storage` event that browsers send to other tabs is dispatched in
 * this tab too.
 */
function turn(next: boolean): void {
  const newValue = String(next);
  try {
    localStorage.setItem(localKeys.showAdminUi, newValue);
  } catch {
    // Without localStorage the staff tools stay off.
  }
  dispatchEvent(new StorageEvent('storage', { key: localKeys.showAdminUi, newValue }));
}

/** Switches the staff tools on the shop's pages on and off (STAFF-001); sits at the bottom right (STAFF-002). */
export function AdminToggle() {
  const { t } = useLingui();
  const shown = useSyncExternalStore(subscribe, isOn, () => false);
  return (
    <button
      type="button"
      className={cx(corner.bubble, styles.toggle)}
      aria-pressed={shown}
      aria-label={t`Staff tools`}
      onClick={() => turn(!shown)}
    >
      <Icon icon={Wrench} size={24} />
    </button>
  );
}
