import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

export interface ChipProps {
  readonly children: ReactNode;
  readonly isSelected?: boolean;
  /** Makes the chip removable; requires `removeLabel`. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

/** A short fact or an active selection. */
export function Chip({ children, isSelected, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={cx(styles.chip, isSelected === true && styles.chipSelected)}>
      {children}
      {onRemove !== undefined && (
        <button type="button" className={styles.chipButton} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={X} size={16} />
        </button>
      )}
    </span>
  );
}
