import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One kind of component with its samples. */
export function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}
