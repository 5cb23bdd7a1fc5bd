import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { notificationSettingsQuery } from '#src/data/notifications/notification-settings.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { QueryWait } from '#src/ui/kit/query-content.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

export interface NotificationSettingsPageProps {
  readonly userId: string;
  readonly pushSection?: ReactNode;
  readonly newsletterSection?: ReactNode;
}

/** The notification settings: push and email per group, quiet hours, the language, and the newsletter. */
export function NotificationSettingsPage({
  userId,
  pushSection,
  newsletterSection,
}: NotificationSettingsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Notification settings`);
  const query = useQuery(notificationSettingsQuery(userId));
  const state = useQueryState(query);
  // Cached data from an earlier visit is older than the response of the request in flight.
  const data = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <div className={styles.page}>
      <PathLink href="/account/meldingen" className={styles.back}>
        <Icon icon={ArrowLeft} size={18} />
        <Trans>All notifications</Trans>
      </PathLink>
      <h1>
        <Trans>Notification settings</Trans>
      </h1>
      {pushSection}
      {data === undefined ? (
        <QueryWait query={state} skeleton={<Skeleton height="24lh" />} />
      ) : (
        <SettingsForm userId={userId} stored={data} />
      )}
      {newsletterSection}
    </div>
  );
}
