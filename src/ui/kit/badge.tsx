import styles from './display.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BadgeProps {
  readonly count: number;
  /** The accessible name, including the number: "3 favourites". */
  readonly label?: string;
  readonly className?: string;
}

/** A count on an icon; renders nothing at 0, and "99+" above 99. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={className === undefined ? styles.badge : `${styles.badge} ${className}`}>
      <span aria-hidden={label !== undefined}>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
