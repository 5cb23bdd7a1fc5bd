import { cx } from './class-names.ts';
import styles from './display.module.css';

export interface SkeletonProps {
  /** CSS sizes of what will be there; a full line of text unless given. */
  readonly width?: string;
  readonly height?: string;
  /** "4 / 3" for pictures; takes the place of the height. */
  readonly ratio?: string;
  readonly className?: string;
}

/** A quiet placeholder of exactly the size of what replaces it. */
export function Skeleton({ width = '100%', height = '1lh', ratio, className }: SkeletonProps) {
  const size = ratio === undefined ? { width, height } : { width, aspectRatio: ratio };
  return <span aria-hidden className={cx(styles.skeleton, className)} style={size} />;
}
