import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { type TimelineNext, timelineOf, turnOf } from '#domain/orders/order-timeline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { When } from './order-when.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { isSendingLate, timelineFactsOf } from './timeline-facts.ts';
import { awaitedMessage, timelineEventMessages } from './timeline-messages.ts';

const ended = msg`Completed`;
const turns = {
  own: msg`Your turn`,
  together: msg`To arrange together`,
  other: msg`What happens now`,
};

interface OrderNowProps {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}

/** What the order waits for, whose turn it is, until when, and what happens otherwise. Of a complete order, its end. */
export function OrderNow({ order, role }: OrderNowProps) {
  const { t } = useLingui();
  const { done, next } = timelineOf(timelineFactsOf(order));
  const last = done.at(-1);
  return (
    <section className={styles.now} aria-labelledby="order-now">
      <p className={styles.turn}>{t(next === null ? ended : turns[turnOf(role, next.what)])}</p>
      <h2 id="order-now" className={styles.title}>
        {next !== null && t(awaitedMessage(role, next.what))}
        {next === null && last !== undefined && t(timelineEventMessages[last.what])}
      </h2>
      {next !== null && (
        <>
          <When order={order} role={role} next={next} />
          <Otherwise order={order} role={role} next={next} />
        </>
      )}
    </section>
  );
}

interface NextProps extends OrderNowProps {
  readonly next: TimelineNext;
}

/** What happens automatically if nobody acts. */
function Otherwise({ order, role, next: { otherwise } }: NextProps) {
  const locale = useLocale();
  const now = useNow();
  if (otherwise === null) return null;
  const day = formatDate(otherwise.day, locale);
  const isBuyer = role === 'BUYER';
  if (otherwise.what === 'release')
    return (
      <p className={styles.soft}>
        {isBuyer ? (
          <Trans>
            If we don’t hear from you, the order counts as received on {day} and we pay the seller.
          </Trans>
        ) : (
          <Trans>If the buyer doesn’t respond, the order counts as received on {day} and we pay you.</Trans>
        )}
      </p>
    );
  if (otherwise.what === 'to_staff')
    return (
      <p className={styles.soft}>
        <Trans>If we don’t hear anything by {day}, we will look into it. Until then we hold the money.</Trans>
      </p>
    );
  const isLate = order.delivery.possible.includes('cancel_late');
  if (!isBuyer)
    return (
      <p className={styles.soft}>
        {isSendingLate(order.delivery, now) ? (
          <Trans>
            The buyer can cancel now. On {day} the order is cancelled automatically if the parcel has not been
            sent.
          </Trans>
        ) : (
          <Trans>
            After that the buyer can cancel. On {day} the order is cancelled automatically if the parcel has
            not been sent.
          </Trans>
        )}
      </p>
    );
  return (
    <p className={styles.soft}>
      {isLate ? (
        <Trans>
          The seller is late. You can cancel now; otherwise the order is cancelled automatically on {day} and
          you get your money back.
        </Trans>
      ) : (
        <Trans>
          If it has not been sent by then, you can cancel. On {day} the order is cancelled automatically and
          you get your money back.
        </Trans>
      )}
    </p>
  );
}
