import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { isTurnOf, type TimelineNext, timelineOf } from '#domain/orders/order-timeline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { moneyMessage } from './order-messages.ts';
import { When } from './order-when.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { isSendingLate, timelineFactsOf } from './timeline-facts.ts';
import { awaitedMessage, timelineEventMessages } from './timeline-messages.ts';

interface OrderNowProps {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}

/**
 * What the order waits for, whose turn it is, until when, what happens otherwise, and where the money is meanwhile. Of a
 * complete order, how it ended.
 */
export function OrderNow({ order, role }: OrderNowProps) {
  const { t } = useLingui();
  const { done, next } = timelineOf(timelineFactsOf(order));
  const last = done.at(-1);
  return (
    <section className={styles.now} aria-labelledby="order-now">
      <p className={styles.turn}>
        {next === null ? (
          <Trans>Completed</Trans>
        ) : isTurnOf(role, next.what) ? (
          <Trans>Your turn</Trans>
        ) : (
          <Trans>What happens now</Trans>
        )}
      </p>
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
      <p className={styles.money}>
        <Money order={order} role={role} />
      </p>
    </section>
  );
}

/** Where the money is; a withdrawal and a complaint each pause the payout. */
function Money({ order, role }: OrderNowProps) {
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
function ChargedBack({ order, role, at }: OrderNowProps & { readonly at: string }) {
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
