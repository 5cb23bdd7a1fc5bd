import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ChangeProblem, OfflineNote } from './change-problem.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { ParcelTracking } from './delivery-facts.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { useDeliveryChange } from './use-delivery-change.ts';

export interface DeliveryBlockProps {
  readonly order: OrderDetailFragment;
  readonly isOffline: boolean;
}

/** What the buyer sees and does about the delivery (ORDER-008, ORDER-028). */
export function BuyerDelivery({ order, isOffline }: DeliveryBlockProps) {
  const { delivery } = order;
  const { status } = delivery;
  return (
    <section className={styles.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={styles.title}>
        <Trans>Your delivery</Trans>
      </h2>
      <ParcelTracking delivery={delivery} />
      {status === 'PENDING' && (
        <p>
          {delivery.deliveryMethod.type === 'pickup_transport' ? (
            <Trans>You pick it up at the seller’s. Agree on a moment with each other.</Trans>
          ) : (
            <Trans>The seller gets it ready for you. You hear from us once it is on its way or there.</Trans>
          )}
        </p>
      )}
      {(delivery.possible.includes('confirm') || delivery.possible.includes('dispute')) && (
        <Receipt order={order} isOffline={isOffline} />
      )}
      {status === 'IN_REVIEW' && (
        <>
          <p>
            <Trans>We are looking at your complaint. Your money stays with us until that is settled.</Trans>
          </p>
          <blockquote className={styles.quote}>{delivery.complaint}</blockquote>
        </>
      )}
      {status === 'CONFIRMED' && (
        <p>
          <Trans>You have received it. Enjoy!</Trans>
        </p>
      )}
    </section>
  );
}

/** After arrival or hand-off, and only then (ORDER-015, ORDER-016). */
function Receipt({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const changing = useDeliveryChange(order.delivery.uuid);
  const [isComplaining, setComplaining] = useState(false);
  const confirm = async () => {
    if (await changing.change({ kind: 'confirm' }))
      toast(t`Confirmed: the seller is paid now.`, { kind: 'success' });
  };
  return (
    <>
      <p>
        {order.delivery.status === 'HANDED_OFF' ? (
          <Trans>The courier has it. Confirm once it is with you and everything is as described.</Trans>
        ) : (
          <Trans>The seller says that it is with you. Is everything as described?</Trans>
        )}
      </p>
      {isOffline && <OfflineNote />}
      <ChangeProblem error={changing.error} />
      {isComplaining ? (
        <ComplaintForm
          changing={changing}
          isOffline={isOffline}
          onClose={() => setComplaining(false)}
          onSent={() => toast(t`Your complaint has been sent.`, { kind: 'success' })}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            kind="primary"
            icon={PackageCheck}
            onPress={() => void confirm()}
            isPending={changing.pending === 'confirm'}
            isDisabled={isOffline || changing.isPending}
          >
            <Trans>Confirm receipt</Trans>
          </Button>
          <Button icon={TriangleAlert} onPress={() => setComplaining(true)} isDisabled={changing.isPending}>
            <Trans>Something is wrong</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
