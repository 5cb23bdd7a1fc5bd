import styles from './spinner.module.css';

/** Short waiting. Give words for anything that may take longer than 400 ms; with known length use ProgressBar. */
export function Spinner({ size = 20, children }: { readonly size?: number; readonly children?: string }) {
  return (
    <span className={styles.spinner} role={children === undefined ? undefined : 'status'}>
      <span aria-hidden className={styles.wheel} style={{ width: size, height: size }} />
      {children}
    </span>
  );
}
