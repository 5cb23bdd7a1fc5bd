import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { Session } from '#src/platform/session/session.ts';
import { cx } from '#src/ui/kit/class-names.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './desk-frame.module.css';
import { type DeskCounts, deskQuery } from './desk-query.ts';
import { DeskRefusal } from './desk-refusal.tsx';
import { deskSections, sectionOf } from './sections.ts';

export interface DeskFrameProps {
  readonly session: Session;
  readonly pathname: string;
  /** Renders the set-up of the second factor. */
  readonly secondFactor: ReactNode;
  readonly children: ReactNode;
}

/** The layout of every page of the staff desk: its menu, and the access check, which requires a second factor. */
export function DeskFrame({ session, pathname, secondFactor, children }: DeskFrameProps) {
  const query = useQuery(deskQuery(session.userId));
  const isOffline = useIsOffline(query.error);
  const access = query.data?.access;
  // Recovery codes are shown once, during set-up of the second factor. The desk must not replace them automatically.
  const [isSettingUp, setSettingUp] = useState(false);
  if (access === 'second_factor_required' && !isSettingUp) setSettingUp(true);
  const retry = () => void query.refetch();
  const open = () =>
    void query.refetch().then(({ data }) => {
      if (data?.access === 'granted') setSettingUp(false);
    });
  if (query.data === undefined)
    return query.error === null ? (
      <div className={styles.waiting}>
        <Skeleton height="12lh" />
      </div>
    ) : (
      <LoadProblem isWholePage isOffline={isOffline} isRetrying={query.isFetching} onRetry={retry} />
    );
  if (query.data.access !== 'granted' || isSettingUp)
    return (
      <DeskRefusal
        access={query.data.access === 'refused' ? 'refused' : 'second_factor_required'}
        secondFactor={secondFactor}
        isRetrying={query.isFetching}
        onRetry={open}
      />
    );
  return (
    <div className={styles.frame}>
      <DeskMenu pathname={pathname} counts={query.data.counts} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function DeskMenu({ pathname, counts }: { readonly pathname: string; readonly counts: DeskCounts }) {
  const { t } = useLingui();
  const active = sectionOf(pathname);
  return (
    <nav aria-label={t`Staff desk`} className={styles.menu}>
      <ul className={styles.list}>
        <li>
          <PathLink
            href="/staff"
            className={cx(styles.entry)}
            aria-current={active === null ? 'page' : undefined}
          >
            <Icon icon={LayoutDashboard} />
            <span className={styles.label}>
              <Trans>Overview</Trans>
            </span>
          </PathLink>
        </li>
        {deskSections.map((section) => (
          <li key={section.path}>
            <PathLink
              href={section.path}
              className={cx(styles.entry)}
              aria-current={section === active ? 'page' : undefined}
            >
              <Icon icon={section.icon} />
              <span className={styles.label}>{t(section.label)}</span>
              {section.isWork && section.count(counts) > 0 && (
                <span className={styles.count}>{section.count(counts)}</span>
              )}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
