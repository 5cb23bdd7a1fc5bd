import { type ReactNode, useId } from 'react';
import styles from './security.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One section of the page, with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
