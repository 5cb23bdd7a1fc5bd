import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** What belongs here. */
  readonly children?: ReactNode;
  /** 1 when the whole screen is this; 2 unless given. */
  readonly level?: 1 | 2;
  /** The one action that fills it. */
  readonly action?: ReactNode;
}

/** A place where nothing is yet. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon icon={icon} size={28} />
      </span>
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children !== undefined && <div className={styles.emptyText}>{children}</div>}
      {action !== undefined && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}
