import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { isUnread, type Notification } from '#domain/notifications/notification.ts';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { formatTime } from '#src/i18n/format.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { byDay } from './days.ts';
import styles from './notifications.module.css';

export interface NotificationDaysProps {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: (notification: Notification) => void;
  readonly onDelete: (notification: Notification) => void;
}

/** Notifications grouped by the day on which they arrived. */
export function NotificationDays({ notifications, now, onOpen, onDelete }: NotificationDaysProps) {
  const today = amsterdamDay(new Date(now));
  return byDay(notifications).map(({ day, notifications: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.dayName}>
        <DayName day={day} today={today} />
      </h2>
      <ul className={styles.list}>
        {ofDay.map((one) => (
          <Entry key={one.id} notification={one} now={now} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  ));
}

function DayName({ day, today }: { readonly day: string; readonly today: string }) {
  const locale = useLocale();
  if (day === today) return <Trans>Today</Trans>;
  if (day === plusDays(today, -1)) return <Trans>Yesterday</Trans>;
  return formatDay(day, locale, day.slice(0, 4) !== today.slice(0, 4));
}

interface EntryProps extends Pick<NotificationDaysProps, 'now' | 'onOpen' | 'onDelete'> {
  readonly notification: Notification;
}

function Entry({ notification, now, onOpen, onDelete }: EntryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { title, body } = notification.texts[locale];
  const isNew = isUnread(notification, now);
  return (
    <li className={styles.entry} data-unread={isNew || undefined}>
      <PathLink href={notification.path} className={styles.link} onClick={() => onOpen(notification)}>
        <span className={styles.title}>
          {isNew && (
            <VisuallyHidden>
              <Trans>Unread:</Trans>{' '}
            </VisuallyHidden>
          )}
          {title}
        </span>{' '}
        {body !== '' && <span className={styles.body}>{body}</span>}{' '}
        <time className={styles.time} dateTime={new Date(notification.createdAt).toISOString()}>
          {formatTime(notification.createdAt, locale)}
        </time>
      </PathLink>
      <IconButton
        icon={Trash2}
        size={20}
        label={t`Delete notification: ${title}`}
        onPress={() => onDelete(notification)}
      />
    </li>
  );
}
