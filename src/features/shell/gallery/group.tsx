import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** The samples of one kind of component. */
export function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}
