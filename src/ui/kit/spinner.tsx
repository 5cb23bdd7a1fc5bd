import styles from './spinner.module.css';

/**
 * For short waits. Provide text for anything that may take longer than 400 ms; if the length is known, use
 * ProgressBar.
 */
export function Spinner({ size = 20, children }: { readonly size?: number; readonly children?: string }) {
  return (
    <span className={styles.spinner} role={children === undefined ? undefined : 'status'}>
      <span aria-hidden className={styles.wheel} style={{ width: size, height: size }} />
      {children}
    </span>
  );
}
