import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Explains what belongs here. */
  readonly children?: ReactNode;
  /** 1 if it is the whole page. Defaults to 2. */
  readonly level?: 1 | 2;
  /** The action that adds the first content. */
  readonly action?: ReactNode;
}

/** Shown in place of content that does not exist yet. */
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
