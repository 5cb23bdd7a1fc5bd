import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { cx } from './class-names.ts';
import { PathLink } from './path-link.tsx';

export interface Crumb {
  readonly label: string;
  /** A URL of this app, including its query string. */
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the most general to the most specific, without Home. */
  readonly trail: readonly Crumb[];
  /** The current page, rendered as text. */
  readonly current?: ReactNode;
}

/** Breadcrumbs; the first entry is always Home (NAV-019). */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useLingui();
  const hasCurrent = current !== undefined;
  const leadsHome = hasCurrent && trail.length === 0;
  return (
    <nav aria-label={t`You are here`} className={cx(styles.crumbs, leadsHome && styles.toHome)}>
      <ol className={cx(styles.list, hasCurrent && styles.withCurrent)}>
        <li>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
        </li>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <PathLink href={href}>{label}</PathLink>
          </li>
        ))}
        {hasCurrent && (
          <li aria-current="page" className={styles.current}>
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
