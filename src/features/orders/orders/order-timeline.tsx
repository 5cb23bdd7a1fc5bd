import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { type TimelineNext, timelineOf } from '#domain/orders/order-timeline.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { moneyMessage } from './order-messages.ts';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { isSendingLate, timelineFactsOf } from './timeline-facts.ts';
import { awaitedMessage, timelineEventMessages } from './timeline-messages.ts';

interface OrderTimelineProps {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}

/** Past events, the next step with its deadline, and where the money is meanwhile; the same for both sides. */
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
      {next !== null && <Otherwise order={order} role={role} next={next} />}
      <p className={styles.money}>
        <Money order={order} role={role} />
      </p>
    </section>
  );
}

/** Where the money is; a withdrawal and a complaint each pause the payout. */
function Money({ order, role }: OrderTimelineProps) {
  const { t } = useLingui();
  if ((order.money === 'HELD' || order.money === 'DUE') && order.isWithdrawalOpen)
    return <Trans>We hold the money until the withdrawal is settled.</Trans>;
  if (order.money === 'HELD' && order.delivery.status === 'IN_REVIEW')
    return <Trans>We hold the money until the complaint is settled.</Trans>;
  if (order.money === 'CHARGED_BACK' && order.chargedBackAt !== null)
    return <ChargedBack order={order} role={role} at={order.chargedBackAt} />;
  if (order.money === 'DUE' && order.payoutDelay === 'ACCOUNT')
    return (
      <Trans>
        We could not pay into your account, so we hold the money.{' '}
        <PathLink href="/account/gegevens">Check the number under My details</PathLink>.
      </Trans>
    );
  if (order.money === 'DUE' && order.payoutDelay === 'BANK')
    return <Trans>The transfer to you failed at the bank, so we hold the money. We will try again.</Trans>;
  return t(moneyMessage(role, order.money));
}

/** If the seller was already paid, the amount is deducted from the next payouts. */
function ChargedBack({ order, role, at }: OrderTimelineProps & { readonly at: string }) {
  const locale = useLocale();
  const day = formatDate(at, locale);
  if (role === 'BUYER') return <Trans>Your bank reversed the payment on {day}.</Trans>;
  return order.payoutMade === true ? (
    <Trans>
      The buyer’s bank reversed the payment on {day}. We deduct that amount from your next payouts.
    </Trans>
  ) : (
    <Trans>The buyer’s bank reversed the payment on {day}. We no longer pay that amount to you.</Trans>
  );
}

interface NextProps extends OrderTimelineProps {
  readonly next: TimelineNext;
}

/** The agreed moment, or the last day of the deadline. */
function When({ order, role, next }: NextProps) {
  const locale = useLocale();
  const { what, at, until } = next;
  if (what === 'payout') {
    const days = role === 'SELLER' && order.payoutDelay === null ? order.payoutDays : null;
    return days === null ? null : (
      <span className={styles.soft}>
        {formatDate(days.from, locale)} – {formatDate(days.until, locale)}
      </span>
    );
  }
  if (at !== null)
    return (
      <span className={styles.soft}>
        {formatDate(at, locale)}
        {what === 'meeting' && ` ${formatTime(at, locale)}`}
      </span>
    );
  return until === null ? null : (
    <span className={styles.soft}>
      <Trans>by {formatDate(until, locale)}</Trans>
    </span>
  );
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
