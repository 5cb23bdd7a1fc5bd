import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface SkeletonProps {
  /** CSS sizes of the content that will replace it. Defaults to a full line of text. */
  readonly width?: string;
  readonly height?: string;
  /** For example "4 / 3" for pictures; used instead of the height. */
  readonly ratio?: string;
  readonly className?: string;
}

/** A placeholder with exactly the size of the content that replaces it. */
export function Skeleton({ width = '100%', height = '1lh', ratio, className }: SkeletonProps) {
  const size = ratio === undefined ? { width, height } : { width, aspectRatio: ratio };
  return <span aria-hidden className={cx(styles.skeleton, className)} style={size} />;
}
