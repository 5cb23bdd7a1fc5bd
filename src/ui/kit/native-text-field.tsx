import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './field.module.css';

export interface NativeTextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'autoComplete' | 'enterKeyHint'> {
  readonly label: string;
  readonly description: string;
  readonly inputRef: Ref<HTMLInputElement>;
}

/**
 * Looks like `TextField`, but its text is only in the document. React sets a controlled field to its own state when it
 * hydrates it, and would remove what was typed before.
 */
export function NativeTextField({ label, description, inputRef, ...attributes }: NativeTextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
      </span>
      <div className={styles.box}>
        <input
          {...attributes}
          ref={inputRef}
          id={id}
          type="text"
          className={styles.input}
          aria-describedby={`${id}-description`}
        />
      </div>
      <span id={`${id}-description`} className={styles.description}>
        {description}
      </span>
    </div>
  );
}
