import { useLingui } from '@lingui/react/macro';
import { timelineOf, turnOf } from '#domain/orders/order-timeline.ts';
import { ListStatus } from '#src/ui/market/account-list-status.tsx';
import { When } from './order-when.tsx';
import styles from './orders.module.css';
import type { OrderRow } from './orders-query.ts';
import { timelineFactsOf } from './timeline-facts.ts';
import { awaitedMessage } from './timeline-messages.ts';

interface OrderNextProps {
  readonly row: OrderRow;
  /** The label of the status; null for one that this version does not know. */
  readonly status: string | null;
}

/** What an order in the list waits for, with its deadline, before its status; of a complete order the status alone. */
export function OrderNext({ row, status }: OrderNextProps) {
  const { t } = useLingui();
  const { order } = row;
  const role = order.role ?? 'SELLER';
  const { next } = timelineOf(timelineFactsOf(order));
  if (next === null) return <ListStatus item={row} label={status} />;
  return (
    <span className={styles.next} data-turn={turnOf(role, next.what)}>
      <strong>{t(awaitedMessage(role, next.what))}</strong>
      <When order={order} role={role} next={next} />
      {status !== null && <span className={styles.soft}>{status}</span>}
    </span>
  );
}
