import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export interface BannerProps {
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link below the text. */
  readonly action?: ReactNode;
  /**
   * Announces the banner when it appears: role "alert" for errors, otherwise "status". False for a banner that is
   * present from the start.
   */
  readonly announce?: boolean;
}

/** A message about the whole page or form. */
export function Banner({ kind = 'info', title, children, action, announce = false }: BannerProps) {
  const role = announce ? { role: kind === 'error' ? 'alert' : 'status' } : {};
  return (
    <div
      {...role}
      className={cx(styles.banner, kind === 'warning' && styles.warning, kind === 'error' && styles.error)}
    >
      <Icon icon={icons[kind]} />
      <div className={styles.bannerBody}>
        {title !== undefined && <p className={styles.bannerTitle}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.bannerAction}>{action}</div>}
      </div>
    </div>
  );
}
