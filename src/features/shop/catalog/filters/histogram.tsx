import { cx } from '#src/ui/kit/class-names.ts';
import styles from './filters.module.css';

export interface HistogramProps {
  readonly bins: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Bars between these two have the colour of the chosen range. */
  readonly low: number;
  readonly high: number;
}

const height = 40;

/**
 * The number of products along a range, as bars. Hidden from screen readers: the slider below it has the same
 * information.
 */
export function Histogram({ bins, min, max, low, high }: HistogramProps) {
  const most = Math.max(...bins, 1);
  if (bins.length === 0) return null;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bins.length * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bins.map((count, index) => {
        const middle = min + ((index + 0.5) / bins.length) * (max - min);
        const tall = count === 0 ? 0 : Math.max(2, Math.sqrt(count / most) * height);
        const isChosen = middle >= low && middle <= high;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={index * 10 + 1}
            width={8}
            y={height - tall}
            height={tall}
            className={cx(styles.bar, isChosen && styles.barChosen)}
          />
        );
      })}
    </svg>
  );
}
