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
  const bars = bins.map((count, index) => {
    const middle = min + ((index + 0.5) / bins.length) * (max - min);
    const tall = count === 0 ? 0 : Math.max(2, Math.round(Math.sqrt(count / most) * height));
    return {
      path: `M${index * 10 + 1} ${height}v-${tall}h8v${tall}z`,
      isChosen: middle >= low && middle <= high,
    };
  });
  const pathOf = (isChosen: boolean) =>
    bars.flatMap((bar) => (bar.isChosen === isChosen ? [bar.path] : [])).join('');
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bins.length * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={pathOf(false)} className={styles.bar} />
      <path d={pathOf(true)} className={styles.barChosen} />
    </svg>
  );
}
