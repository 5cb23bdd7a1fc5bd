import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isWithdrawalReturning } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ReturnPlace } from '#src/ui/market/return-place.tsx';
import { DeclareForm } from './declare-form.tsx';
import { StepDialog, type StepName, stepNames } from './step-dialog.tsx';
import { WithdrawalFacts, WithdrawalStatus } from './withdrawal-status.tsx';
import type { PurchaseDetailFragment } from './withdrawals.gen.ts';
import styles from './withdrawals.module.css';

export interface PurchaseWithdrawalProps {
  readonly purchase: PurchaseDetailFragment;
  /** Token of an emailed link; null for an account. */
  readonly token: string | null;
  readonly isOffline: boolean;
}

const labels: Readonly<Record<StepName, ReactNode>> = {
  still_here: <Trans>I still have the product</Trans>,
  handed_over: <Trans>It has been handed over</Trans>,
  send_back: <Trans>I have sent it back</Trans>,
  receive_back: <Trans>I have it back</Trans>,
  contest: <Trans>Something is wrong with the return</Trans>,
  keep: <Trans>Keep the product after all</Trans>,
};
const mainSteps: readonly StepName[] = ['still_here', 'send_back', 'receive_back'];

/** The withdrawal from one purchase: the form, its status with the possible steps, or why it is not possible. */
export function PurchaseWithdrawal({ purchase, token, isOffline }: PurchaseWithdrawalProps) {
  const { withdrawal, role, refusal } = purchase;
  const mayDeclare = refusal === null && role === 'buyer';
  return (
    <>
      {withdrawal !== null && (
        <>
          <WithdrawalStatus withdrawal={withdrawal} role={role} />
          {isWithdrawalReturning(withdrawal.state) && (
            <ReturnPlace
              place={withdrawal.returnAddress ?? null}
              role={role}
              messagesHref={token === null ? `/account/bestellingen/${purchase.orderUuid}` : null}
            />
          )}
          <Steps purchase={purchase} token={token} isOffline={isOffline} />
          <WithdrawalFacts withdrawal={withdrawal} />
        </>
      )}
      {mayDeclare && <DeclareForm purchase={purchase} token={token} isOffline={isOffline} />}
      {withdrawal === null && refusal !== null && role === 'buyer' && <Banner>{refusal}</Banner>}
      {withdrawal === null && role !== 'buyer' && (
        <Banner>
          <Trans>The buyer has not withdrawn from this purchase.</Trans>
        </Banner>
      )}
    </>
  );
}

function Steps({ purchase, token, isOffline }: PurchaseWithdrawalProps) {
  const [asked, setAsked] = useState<StepName | null>(null);
  const { withdrawal } = purchase;
  const steps = stepNames.filter((name) => withdrawal?.possible.includes(name) === true);
  if (withdrawal === null || steps.length === 0) return null;
  return (
    <section className={styles.part}>
      {isOffline && (
        <Banner kind="warning">
          <Trans>You are offline. You can continue here once you are back online.</Trans>
        </Banner>
      )}
      <div className={styles.actions}>
        {steps.map((name) => (
          <Button
            key={name}
            kind={mainSteps.includes(name) ? 'primary' : 'secondary'}
            isDisabled={isOffline}
            onPress={() => setAsked(name)}
          >
            {labels[name]}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <StepDialog
          name={asked}
          uuid={withdrawal.uuid}
          purchase={purchase}
          token={token}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
