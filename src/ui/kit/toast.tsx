import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';

/** The live region that shows and announces toasts; rendered once, in the app shell. */
export function ToastRegion() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <section
      className={styles.region}
      data-over-edge
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions"
      // Keeps toasts readable and clickable above an open dialog, without closing it.
      data-react-aria-top-layer="true"
    >
      {toasts.map((one) => (
        <ToastView key={one.id} toast={one} />
      ))}
    </section>
  );
}

/** Shown for its time, by default 5 seconds (UI-001), longer while hovered or focused. */
function ToastView({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.time);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.time]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only waits while one reads
    <div
      className={styles.toast}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind !== 'info' && <Icon icon={toast.kind === 'error' ? CircleAlert : CircleCheck} />}
      <span className={styles.text}>{toast.text}</span>
      {toast.action !== null && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t`Close`}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon icon={X} size={18} />
      </button>
    </div>
  );
}
