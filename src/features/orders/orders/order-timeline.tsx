import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { timelineOf } from '#domain/orders/order-timeline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { When } from './order-when.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { timelineFactsOf } from './timeline-facts.ts';
import { awaitedMessage, timelineEventMessages } from './timeline-messages.ts';

interface OrderTimelineProps {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}

/** Past events and the next step with its deadline; the same for both sides. */
export function OrderTimeline({ order, role }: OrderTimelineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { done, next } = timelineOf(timelineFactsOf(order));
  return (
    <section className={styles.part} aria-labelledby="order-course">
      <h2 id="order-course" className={styles.title}>
        <Trans>Order status</Trans>
      </h2>
      <ol className={styles.steps}>
        {done.map(({ what, at }) => (
          <li key={what} className={styles.step} data-done="true">
            <Icon icon={what === 'cancelled' || what === 'not_sent' ? CircleX : CircleCheck} />
            <span>{t(timelineEventMessages[what])}</span>
            {at !== null && <span className={styles.soft}>{formatDate(at, locale)}</span>}
          </li>
        ))}
        {next !== null && (
          <li className={styles.step} data-done="false" aria-current="step">
            <Icon icon={CircleDashed} />
            <span>{t(awaitedMessage(role, next.what))}</span>
            <When order={order} role={role} next={next} />
          </li>
        )}
      </ol>
    </section>
  );
}
