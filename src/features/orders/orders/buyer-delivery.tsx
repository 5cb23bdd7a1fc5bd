import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, PackageCheck } from 'lucide-react';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { useRefundText } from '#src/ui/market/refund-text.ts';
import { AskFirst } from './ask-first.tsx';
import { ComplaintLink } from './complaint-link.tsx';
import { HandOverProof, ParcelTracking } from './delivery-facts.tsx';
import { OfflineNote } from './offline-note.tsx';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';
import { refundOf } from './orders-query.ts';
import { useDeliveryChange } from './use-delivery-change.ts';

export interface DeliveryBlockProps {
  readonly order: OrderDetailFragment;
  readonly isOffline: boolean;
}

/** The delivery as the buyer sees it, with the buyer's actions (ORDER-008, ORDER-028). */
export function BuyerDelivery({ order, isOffline }: DeliveryBlockProps) {
  const { delivery } = order;
  const { status } = delivery;
  return (
    <section className={styles.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={styles.title}>
        <Trans>Your delivery</Trans>
      </h2>
      <ParcelTracking delivery={delivery} />
      {status === 'PENDING' && delivery.shippedAt === null && !delivery.hasTrouble && (
        <p>
          {delivery.deliveryMethod.type === 'pickup_transport' ? (
            <Trans>You collect it from the seller. Agree on a time together.</Trans>
          ) : (
            <Trans>
              The seller is preparing your order. We’ll let you know when it is on its way or has arrived.
            </Trans>
          )}
        </p>
      )}
      {delivery.possible.includes('cancel_late') && <LateParcel order={order} isOffline={isOffline} />}
      {delivery.possible.includes('confirm') && <Receipt order={order} isOffline={isOffline} />}
      {delivery.hasTrouble && delivery.possible.includes('dispute') && (
        <p>
          <Trans>
            The carrier reports your parcel as lost or on its way back to the seller. We are looking into it
            and hold your money meanwhile. You can already report that you did not receive it.
          </Trans>
        </p>
      )}
      {status === 'PENDING' && !delivery.hasTrouble && delivery.possible.includes('dispute') && (
        <p>
          <Trans>Your order should have arrived by now. Haven’t received it? Let us know.</Trans>
        </p>
      )}
      <HandOverProof delivery={delivery} />
      <ComplaintLink order={order} />
      {status === 'CONFIRMED' && (
        <p>
          <Ended delivery={delivery} money={order.money} />
        </p>
      )}
    </section>
  );
}

/** How the order ended. A buyer who complained or withdrew is not congratulated. */
function Ended({
  delivery: { endedBy, inReviewAt },
  money,
}: Pick<DeliveryBlockProps['order'], 'delivery' | 'money'>) {
  if (endedBy === 'release') return <Trans>We didn’t hear from you, so the order counts as received.</Trans>;
  if (endedBy === 'settle_withdrawal')
    return <Trans>Your withdrawal is closed. See the withdrawal for the outcome.</Trans>;
  if (endedBy === 'settle' || inReviewAt !== null)
    return <Trans>The complaint about your order is closed. See the complaint for the outcome.</Trans>;
  if (money === 'CHARGED_BACK') return <Trans>You confirmed receipt.</Trans>;
  return <Trans>You have received your order. Enjoy!</Trans>;
}

/** The seller missed the deadline for sending the parcel, so the buyer may cancel. */
function LateParcel({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const refund = useRefundText()(refundOf(order));
  const { change, pending, isPending, error } = useDeliveryChange(order.delivery.uuid);
  const cancel = async () => {
    if (await change({ kind: 'cancel_late' })) toast(`${t`Order cancelled.`} ${refund}`, { kind: 'success' });
  };
  return (
    <>
      {isOffline && <OfflineNote />}
      <CommandBanner problem={commandProblem(error)} />
      <div className={styles.actions}>
        <AskFirst
          label={<Trans>Cancel the order</Trans>}
          icon={CircleX}
          kind="quiet"
          isPending={pending === 'cancel_late'}
          isDisabled={isOffline || isPending}
          question={<Trans>Cancel this order?</Trans>}
          no={<Trans>Keep the order</Trans>}
          yes={<Trans>Cancel the order</Trans>}
          onYes={() => void cancel()}
        >
          {refund} <Trans>The seller is notified.</Trans>
        </AskFirst>
      </div>
    </>
  );
}

/** Confirmation of receipt, after arrival or hand-off and when it is overdue (ORDER-015, ORDER-016). */
function Receipt({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const changing = useDeliveryChange(order.delivery.uuid);
  const { delivery } = order;
  const confirm = async () => {
    if (await changing.change({ kind: 'confirm' }))
      toast(t`Confirmed. The seller will now be paid.`, { kind: 'success' });
  };
  return (
    <>
      <p>
        {delivery.status === 'HANDED_OFF' ? (
          <Trans>
            The courier has your order. Confirm once it has arrived and everything is as described.
          </Trans>
        ) : (
          <Trans>The seller reports that your order has arrived. Is everything as described?</Trans>
        )}
      </p>
      {isOffline && <OfflineNote />}
      <CommandBanner problem={commandProblem(changing.error)} />
      <div className={styles.actions}>
        <AskFirst
          label={<Trans>Confirm receipt</Trans>}
          icon={PackageCheck}
          isPending={changing.pending === 'confirm'}
          isDisabled={isOffline || changing.isPending}
          question={<Trans>Is everything as described?</Trans>}
          yes={<Trans>Yes, pay the seller</Trans>}
          onYes={() => void confirm()}
        >
          <Trans>The seller is then paid. After that you can no longer report a problem here.</Trans>
        </AskFirst>
      </div>
    </>
  );
}
