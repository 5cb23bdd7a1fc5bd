import type { FormEvent, ReactNode } from 'react';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import styles from './form-parts.module.css';

interface Parts {
  readonly children: ReactNode;
}

/** A page of the account that is filled in: one column of the width of a form. */
export function FormPage({ children }: Parts) {
  return <div className={styles.page}>{children}</div>;
}

/** A form in parts, each a `FormSection`. */
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

/** A part of a form under its heading, which code may give the focus. */
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

/** Two fields that belong together: side by side where there is room. */
export function FieldPair({ children }: Parts) {
  return <div className={styles.pair}>{children}</div>;
}

/** Postcode, number and addition: three in a line where there is room, the last two on a phone. */
export function NumberFields({ children }: Parts) {
  return <div className={styles.numbers}>{children}</div>;
}
