import type { ReactNode } from 'react';
import styles from './field-row.module.css';

export interface FieldRowProps {
  /** A text field, and the button that submits it. */
  readonly children: readonly [ReactNode, ReactNode];
}

/** A field with its button beside it. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={styles.row}>{children}</div>;
}
