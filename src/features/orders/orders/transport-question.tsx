import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import type { DeliveryBlockProps } from './buyer-delivery.tsx';
import styles from './orders.module.css';
import { useDeliveryChange } from './use-delivery-change.ts';

/** Asks whether the seller delivers it themselves, and states what that pays (ORDER-019, ORDER-029). */
export function TransportQuestion({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const { delivery, payout } = order;
  const { transportHandledBySeller: isOwn, answeredTransportQuestion: isAnswered } = delivery;
  const { change, pending, isPending, error } = useDeliveryChange(delivery.uuid);
  const extra = delivery.pricePaidToTransporter ?? 0;
  const [asked, setAsked] = useState<boolean | null>(null);
  const answer = async (bySeller: boolean) => {
    setAsked(bySeller);
    if (await change({ kind: 'transport', bySeller })) toast(t`Saved.`, { kind: 'success' });
  };
  return (
    <section className={styles.question} aria-label={t`Who delivers the product?`}>
      <p>
        {isAnswered ? (
          isOwn ? (
            <Trans>You deliver it yourself.</Trans>
          ) : (
            <Trans>Our transport partner delivers it.</Trans>
          )
        ) : (
          <Trans>Do you want to deliver it yourself? Otherwise our transport partner does.</Trans>
        )}
      </p>
      {payout !== null && (
        <p className={styles.soft}>
          {extra > 0 ? (
            <Trans>
              You receive {formatEuro(payout)}, plus {formatEuro(extra)} if you deliver it yourself.
            </Trans>
          ) : (
            <Trans>You receive {formatEuro(payout)} either way.</Trans>
          )}
        </p>
      )}
      <CommandBanner problem={commandProblem(error)} />
      <div className={styles.actions}>
        <Button
          onPress={() => void answer(true)}
          isPending={pending === 'transport' && asked === true}
          isDisabled={isOffline || isPending || (isAnswered && isOwn)}
        >
          <Trans>I’ll deliver it myself</Trans>
        </Button>
        <Button
          onPress={() => void answer(false)}
          isPending={pending === 'transport' && asked === false}
          isDisabled={isOffline || isPending || (isAnswered && !isOwn)}
        >
          <Trans>The transport partner delivers it</Trans>
        </Button>
      </div>
    </section>
  );
}
