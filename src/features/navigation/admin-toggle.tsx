import { useLingui } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
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

/** Remembers it on this device (STAFF-003); this tab hears of it as the others do. */
function turn(next: boolean): void {
  const newValue = String(next);
  try {
    localStorage.setItem(localKeys.showAdminUi, newValue);
  } catch {
    // A browser that keeps nothing has no admin UI.
  }
  dispatchEvent(new StorageEvent('storage', { key: localKeys.showAdminUi, newValue }));
}

/** Switches what staff have on the shop's pages on and off (STAFF-001), at the bottom right (STAFF-002). */
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
