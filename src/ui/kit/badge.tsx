import styles from './display.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BadgeProps {
  readonly count: number;
  /** What is counted, in words and with the number, for those who hear it: "3 favourites". */
  readonly label?: string;
  readonly className?: string;
}

/** A count on an icon; nothing at 0, "99+" above 99. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={className === undefined ? styles.badge : `${styles.badge} ${className}`}>
      <span aria-hidden={label !== undefined}>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
