import type { FormEvent, ReactNode } from 'react';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import styles from './form-parts.module.css';

interface Parts {
  readonly children: ReactNode;
}

/** A form page of the account: one column with the width of a form. */
export function FormPage({ children }: Parts) {
  return <div className={styles.page}>{children}</div>;
}

/** A form in sections, each a `FormSection`. */
export function LongForm({
  onSubmit,
  children,
}: Parts & { readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void }) {
  return (
    <DataForm className={styles.form} onSubmit={onSubmit}>
      {children}
    </DataForm>
  );
}

/** A section of a form with a heading that can be focused from code. */
export function FormSection({
  title,
  id,
  children,
}: Parts & { readonly title: ReactNode; readonly id: string }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two related fields, side by side where there is room. */
export function FieldPair({ children }: Parts) {
  return <div className={styles.pair}>{children}</div>;
}

/** Postcode, house number and addition: in one row where there is room; on a phone the last two share a row. */
export function NumberFields({ children }: Parts) {
  return <div className={styles.numbers}>{children}</div>;
}
