import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstDeadline } from '#domain/orders/order-timeline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './checkout.module.css';
import type { CheckoutCart } from './checkout-query.ts';

interface NextStepsProps {
  /** When it was ordered, as an ISO moment. */
  readonly orderedAt: string;
  readonly deliveries: CheckoutCart['deliveries'];
}

/** The four steps of an order, from its payment to that of the seller. */
export function NextSteps({ orderedAt, deliveries }: NextStepsProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.stepsTitle}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.steps}>
        <Step isDone title={<Trans>You have paid</Trans>}>
          {formatDate(orderedAt, locale)}
        </Step>
        <Handover orderedAt={orderedAt} deliveries={deliveries} />
        <Step title={<Trans>You check it and confirm</Trans>}>
          <Trans>
            Is something wrong? Report it before you confirm: we hold the money until it is settled.
          </Trans>
        </Step>
        <Step title={<Trans>We pay the seller</Trans>} />
      </ol>
    </section>
  );
}

/** How the products change hands: by post, by appointment, or differently for each seller. */
function Handover({ orderedAt, deliveries }: NextStepsProps) {
  const locale = useLocale();
  const types = new Set(deliveries.map(({ deliveryMethod }) => deliveryMethod?.type));
  const [type] = types.size === 1 ? types : [];
  if (type === undefined)
    return (
      <Step title={<Trans>You receive your order</Trans>}>
        <Trans>Your order pages show how each product reaches you.</Trans>
      </Step>
    );
  const day = firstDeadline(type, Date.parse(orderedAt));
  const last = day === null ? '' : formatDate(day, locale);
  if (type === 'post_transport')
    return (
      <Step title={<Trans>The seller sends it</Trans>}>
        <Trans>by {last}, with a tracking number</Trans>
      </Step>
    );
  if (type === 'brenger_transport')
    return (
      <Step title={<Trans>The courier brings it</Trans>}>
        <Trans>
          Start scheduling on your order page. The seller proposes days, and you choose one by {last}.
        </Trans>
      </Step>
    );
  if (type === 'frl_transport')
    return (
      <Step title={<Trans>The regional courier brings it</Trans>}>
        <Trans>The seller hands it to the courier by {last}.</Trans>
      </Step>
    );
  return (
    <Step
      title={
        type === 'pickup_transport' ? <Trans>You collect it</Trans> : <Trans>You receive your order</Trans>
      }
    >
      <Trans>You agree on a day and time with the seller by {last}.</Trans>
    </Step>
  );
}

interface StepProps {
  readonly isDone?: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

function Step({ isDone = false, title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <Icon icon={isDone ? CircleCheck : CircleDashed} size={22} />
      <span>
        <strong>{title}</strong>
        {children !== undefined && <span className={styles.stepText}>{children}</span>}
      </span>
    </li>
  );
}
