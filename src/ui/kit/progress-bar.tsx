import type { ReactNode } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface ProgressBarProps {
  /** What is being done; read aloud, and shown unless `isLabelHidden`. */
  readonly label: string;
  /** 0 to 1; null when the length is not known. */
  readonly value: number | null;
  /** What is done and what is left, such as "3 of 8"; per cent unless given. */
  readonly valueText?: ReactNode;
  readonly isLabelHidden?: boolean;
}

/** Long work, drawn. */
export function ProgressBar({ label, value, valueText, isLabelHidden }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <AriaProgressBar
      aria-label={label}
      value={percent ?? 0}
      isIndeterminate={percent === null}
      className={cx(styles.progress)}
    >
      {isLabelHidden !== true && (
        <span className={styles.progressWords}>
          <span>{label}</span>
          <span className={styles.progressValue}>
            {valueText ?? (percent === null ? '' : `${percent} %`)}
          </span>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={cx(styles.fill, percent === null && styles.unknown)}
          style={percent === null ? { display: 'block' } : { display: 'block', width: `${percent}%` }}
        />
      </span>
    </AriaProgressBar>
  );
}
