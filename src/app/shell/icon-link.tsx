import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/ui/kit/badge.tsx';
import { iconButtonClass } from '#src/ui/kit/button-class.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './header.module.css';

/** Sets `aria-current` on the exact page only, not on pages below it. */
const exact = { exact: true };

interface IconLinkProps extends Pick<LinkProps, 'to'> {
  readonly icon: LucideIcon;
  readonly count: number;
  /** The accessible name of the link, including the count if there is one. */
  readonly children: ReactNode;
  /** Whether a phone has it in the navigation at the bottom instead. */
  readonly isAtBottom?: boolean;
  /** Drawn in the place of the count. */
  readonly mark?: ReactNode;
}

/** An icon link, with a count unless that is zero. */
export function IconLink({ icon, count, children, mark, isAtBottom = false, ...link }: IconLinkProps) {
  return (
    <Link
      {...link}
      activeOptions={exact}
      className={cx(iconButtonClass, styles.icon, isAtBottom && styles.atBottom)}
    >
      <Icon icon={icon} size={24} />
      <VisuallyHidden>{children}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          <Badge count={count} />
        </span>
      )}
      {mark}
    </Link>
  );
}
