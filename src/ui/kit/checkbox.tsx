import type { ReactNode } from 'react';
import styles from './check.module.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  /** A second line in a softer colour. */
  readonly description?: ReactNode;
  /** The id of the input, to focus it. */
  readonly id?: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly 'aria-describedby'?: string;
}

/**
 * A native checkbox with its text. Lists have dozens of them, and React Aria's took a third of the time in which the server
 * rendered the filters (docs/decisions/0066-rendering-and-memory.md).
 */
export function Checkbox(props: CheckboxProps) {
  const { children, description, id, isSelected, onChange, isDisabled = false, isInvalid = false } = props;
  return (
    <label className={styles.option} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        id={id}
        className={styles.input}
        // After a reload, a browser would tick it as it was left, whatever the state is.
        autoComplete="off"
        checked={isSelected}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={props['aria-describedby']}
        onChange={(event) => onChange(event.currentTarget.checked)}
        // Safari does not focus a checkbox that is clicked, and a dialog that it opens would have nowhere to return to.
        onClick={(event) => event.currentTarget.focus()}
      />
      <span className={styles.mark} />
      <span>
        {children}
        {description !== undefined && <span className={styles.help}>{description}</span>}
      </span>
    </label>
  );
}
