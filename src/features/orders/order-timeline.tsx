import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { moneyWords } from './order-words.ts';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';

interface Step {
  readonly id: string;
  readonly words: ReactNode;
  /** ISO; null for what has not happened yet. */
  readonly at: string | null;
  readonly isDone: boolean;
}

/** What has happened and what comes next, with where the money is meanwhile. */
export function OrderTimeline({
  order,
  role,
}: {
  readonly order: OrderDetailFragment;
  readonly role: OrderRole;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const steps = stepsOf(order);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className={styles.part} aria-labelledby="order-course">
      <h2 id="order-course" className={styles.title}>
        <Trans>Order status</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ id, words, at, isDone }, index) => (
          <li
            key={id}
            className={styles.step}
            data-done={isDone}
            {...(index === next && { 'aria-current': 'step' as const })}
          >
            <Icon icon={id === 'cancelled' ? CircleX : isDone ? CircleCheck : CircleDashed} />
            <span>{words}</span>
            {at !== null && <span className={styles.soft}>{formatDate(at, locale)}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.money}>{t(moneyWords(role, order.money))}</p>
    </section>
  );
}

function stepsOf({ created, delivery, money }: OrderDetailFragment): readonly Step[] {
  const isCourier = delivery.deliveryMethod.type === 'frl_transport';
  const there = isCourier ? delivery.handedOffAt : delivery.arrivedAt;
  const paid: Step = { id: 'paid', words: <Trans>Paid</Trans>, at: created, isDone: true };
  const moved: Step = {
    id: 'moved',
    words: isCourier ? <Trans>Handed to the courier</Trans> : <Trans>Arrived or picked up</Trans>,
    at: there,
    isDone: there !== null,
  };
  if (delivery.status === 'CANCELLED') {
    const cancelled = { id: 'cancelled', words: <Trans>Cancelled</Trans>, at: delivery.cancelledAt };
    return [paid, ...(moved.isDone ? [moved] : []), { ...cancelled, isDone: true }];
  }
  const { confirmedAt } = delivery;
  const confirmed = { id: 'confirmed', words: <Trans>Receipt confirmed</Trans>, at: confirmedAt };
  const isPaidOut = money === 'PAID_OUT';
  return [
    paid,
    moved,
    { ...confirmed, isDone: confirmedAt !== null },
    { id: 'paid_out', words: <Trans>Seller paid</Trans>, at: null, isDone: isPaidOut },
  ];
}
