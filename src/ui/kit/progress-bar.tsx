import type { ReactNode } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { formatPercent } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface ProgressBarProps {
  /** What is in progress; announced, and shown unless `isLabelHidden`. */
  readonly label: string;
  /** 0 to 1; null if the length is unknown. */
  readonly value: number | null;
  /** The progress as text, such as "3 of 8". Defaults to a percentage. */
  readonly valueText?: ReactNode;
  readonly isLabelHidden?: boolean;
}

export function ProgressBar({ label, value, valueText, isLabelHidden }: ProgressBarProps) {
  const locale = useLocale();
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <AriaProgressBar
      aria-label={label}
      value={percent ?? 0}
      isIndeterminate={percent === null}
      className={cx(styles.progress)}
    >
      {isLabelHidden !== true && (
        <span className={styles.progressText}>
          <span>{label}</span>
          <span className={styles.progressValue}>
            {valueText ?? (percent === null ? '' : formatPercent(percent, locale))}
          </span>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={cx(styles.fill, percent === null && styles.unknown)}
          style={
            percent === null ? { display: 'block' } : { display: 'block', translate: `${percent - 100}% 0` }
          }
        />
      </span>
    </AriaProgressBar>
  );
}
