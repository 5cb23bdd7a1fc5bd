import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useRefundText } from '#src/ui/market/refund-text.ts';
import { moneyMessage, nothingDueMessages } from './order-messages.ts';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { refundOf } from './orders-query.ts';

interface OrderMoneyProps {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}

/** Where the money of an order is. */
export function OrderMoney(props: OrderMoneyProps) {
  return (
    <p className={styles.money}>
      <Money {...props} />
    </p>
  );
}

/** A withdrawal and a complaint each pause the payout. */
function Money({ order, role }: OrderMoneyProps) {
  const { t } = useLingui();
  const refundText = useRefundText();
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
  if (order.delivery.status === 'CANCELLED' && role === 'BUYER') return refundText(refundOf(order));
  if (order.money === 'DUE' && order.isNothingDue) return t(nothingDueMessages[role]);
  return t(moneyMessage(role, order.money));
}

/** If the seller was already paid, the amount is deducted from the next payouts. */
function ChargedBack({ order, role, at }: OrderMoneyProps & { readonly at: string }) {
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
