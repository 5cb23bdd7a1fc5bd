import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell, CheckCheck, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { isUnread, type Notification } from '#domain/notifications/notification.ts';
import { markRead } from '#src/data/notifications/mark-read.ts';
import { useNotifications } from '#src/data/notifications/use-notifications.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import { NotificationDays } from './notification-days.tsx';
import styles from './notifications.module.css';

type Shown = 'all' | 'unread';

/** The person's notifications about bids, orders, products and searches, newest first; also works offline. */
export function NotificationsPage() {
  const { t } = useLingui();
  usePageTitle(t`Notifications`);
  const { ready, notifications } = useNotifications();
  const now = useNow();
  const [shown, setShown] = useState<Shown>('all');
  const unread = notifications.filter((one) => isUnread(one, now));
  const title = useRef<HTMLHeadingElement>(null);
  useRetainedFocus(title, notifications.length + unread.length);
  const read = (ones: readonly Notification[]) =>
    markRead(ones).catch((error: unknown) => {
      logger.warn('notifications_not_read', { error: errorText(error) });
      toast(t`That didn’t work. Try again.`, { kind: 'error' });
    });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          <Trans>Notifications</Trans>
        </h1>
        <LinkButton to="/account/meldingen/instellingen" kind="quiet" icon={Settings2}>
          <Trans>Settings</Trans>
        </LinkButton>
      </header>
      <Offline />
      {!ready && <Skeleton height="12lh" />}
      {ready && notifications.length === 0 && <NoNotifications />}
      {notifications.length > 0 && (
        <div className={styles.tools}>
          <Filter shown={shown} unread={unread.length} onChange={setShown} />
          {unread.length > 0 && (
            <Button icon={CheckCheck} size="small" onPress={() => void read(unread)}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
        </div>
      )}
      {notifications.length > 0 && shown === 'unread' && unread.length === 0 && (
        <p className={styles.soft}>
          <Trans>You have read everything.</Trans>
        </p>
      )}
      <NotificationDays
        notifications={shown === 'all' ? notifications : unread}
        now={now}
        onOpen={(one) => void read([one])}
        onDelete={deleteWithUndo}
      />
    </div>
  );
}

function Offline() {
  if (!useIsOffline()) return null;
  return (
    <p className={styles.soft} role="status">
      <Trans>You are offline. New notifications appear as soon as you have a connection.</Trans>
    </p>
  );
}

interface FilterProps {
  readonly shown: Shown;
  readonly unread: number;
  readonly onChange: (shown: Shown) => void;
}

function Filter({ shown, unread, onChange }: FilterProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.filter} aria-label={t`Filter notifications`}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={shown === 'all'}
        onClick={() => onChange('all')}
      >
        <Trans>All</Trans>
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={shown === 'unread'}
        onClick={() => onChange('unread')}
      >
        {unread === 0 ? <Trans>Unread</Trans> : <Plural value={unread} one="# unread" other="# unread" />}
      </button>
    </fieldset>
  );
}

function NoNotifications() {
  return (
    <EmptyState icon={Bell} title={<Trans>No notifications yet</Trans>}>
      <Trans>
        News about your bids, orders, listings and wanted requests appears here, even without a connection.
      </Trans>
    </EmptyState>
  );
}
