import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';
import { Icon } from './icon.tsx';
import styles from './native-select.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface NativeSelectProps<Value extends string> {
  /** Visually hidden. */
  readonly label: ReactNode;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * One option from a short list, as a native select. It needs no code to open, so it responds at once, where `Select`
 * would have to lay out its list over a page with many tiles.
 */
export function NativeSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: NativeSelectProps<Value>) {
  return (
    <label className={styles.box}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon icon={ChevronDown} size={18} />
      </span>
    </label>
  );
}
