import { Trans } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { TimelineNext } from '#domain/orders/order-timeline.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import type { OrderCourseFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { payoutWindow } from './payout-window.ts';

interface WhenProps {
  readonly order: Pick<OrderCourseFragment, 'payoutDelay' | 'payoutDays'>;
  readonly role: OrderRole;
  readonly next: TimelineNext;
}

/** The agreed moment, or the last day of the deadline. */
export function When({ order, role, next }: WhenProps) {
  const locale = useLocale();
  const now = useNow();
  const { what, at, until } = next;
  if (what === 'payout') {
    const days = role === 'SELLER' ? payoutWindow(order, now) : null;
    return days === null ? null : (
      <span className={styles.soft}>
        {formatDate(days.from, locale)} – {formatDate(days.until, locale)}
      </span>
    );
  }
  if (at !== null)
    return (
      <time className={styles.soft} dateTime={new Date(at).toISOString()}>
        {formatDate(at, locale)}
        {what === 'meeting' && ` ${formatTime(at, locale)}`}
      </time>
    );
  return until === null ? null : (
    <time className={styles.soft} dateTime={until}>
      <Trans>by {formatDate(until, locale)}</Trans>
    </time>
  );
}
