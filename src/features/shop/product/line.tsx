import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './buy-box.module.css';

export interface LineProps {
  readonly icon: LucideIcon;
  readonly text: ReactNode;
  /** Smaller text below `words`. */
  readonly children: ReactNode;
}

/** A list item with an icon, for a fact that a buyer needs to know. */
export function Line({ icon, text, children }: LineProps) {
  return (
    <li className={styles.fact}>
      <Icon icon={icon} size={22} />
      <span className={styles.factText}>
        <strong>{text}</strong>
        <span className={styles.soft}>{children}</span>
      </span>
    </li>
  );
}
