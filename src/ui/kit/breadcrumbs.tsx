import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { PathLink } from './path-link.tsx';

export interface Crumb {
  readonly label: string;
  /** An address of this app, with its query when it has one. */
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the widest to the narrowest, without Home. */
  readonly trail: readonly Crumb[];
  /** The page itself, which is no link. */
  readonly current?: ReactNode;
}

/** Where a page stands in the shop; the first is always Home (NAV-019). */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`} className={styles.crumbs}>
      <ol className={styles.list}>
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
        {current !== undefined && (
          <li aria-current="page" className={styles.current}>
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
