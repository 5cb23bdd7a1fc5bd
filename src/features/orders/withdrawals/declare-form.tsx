import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { nameProblem, withdrawalLengths } from '#domain/withdrawals/withdrawal-period.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { useWithdrawalAct } from './use-withdrawal-act.ts';
import type { PurchaseDetailFragment } from './withdrawals.gen.ts';
import styles from './withdrawals.module.css';

export interface DeclareFormProps {
  readonly purchase: PurchaseDetailFragment;
  /** Token of an emailed link; null for an account. */
  readonly token: string | null;
  readonly isOffline: boolean;
}

/** The withdrawal in two steps, as the law requires: the statement first, then its confirmation. */
export function DeclareForm({ purchase, token, isOffline }: DeclareFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(purchase.buyerName);
  const [reason, setReason] = useState('');
  const [isLastStep, setLastStep] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { act, isPending, error } = useWithdrawalAct(token);
  const isNameless = nameProblem(name) !== null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless) return;
    if (!isLastStep) return setLastStep(true);
    const { orderUuid } = purchase;
    const isDone = await act({
      kind: 'declare',
      given: { orderUuid, name: name.trim(), reason: reason.trim() },
    });
    if (isDone)
      toast(t`You have withdrawn from this purchase. The confirmation is in your email.`, {
        kind: 'success',
      });
  };
  return (
    <DataForm className={styles.form} onSubmit={(event) => void submit(event)}>
      {isLastStep ? (
        <Summary purchase={purchase} name={name.trim()} reason={reason.trim()} />
      ) : (
        <>
          <Consequences purchase={purchase} />
          <TextField
            label={t`Your name`}
            value={name}
            onChange={setName}
            error={wasTried && isNameless ? t`Enter your name.` : undefined}
            maxLength={withdrawalLengths.name}
            autoComplete="name"
          />
          <TextArea
            label={t`Why are you withdrawing?`}
            description={t`Optional. You do not need a reason.`}
            value={reason}
            onChange={setReason}
            maxLength={withdrawalLengths.reason}
            rows={4}
          />
        </>
      )}
      {isOffline && (
        <Banner kind="warning">
          <Trans>
            You are offline. What you entered stays here while this page is open; confirm once you are back
            online.
          </Trans>
        </Banner>
      )}
      <CommandBanner problem={commandProblem(error)} keepsText />
      <div className={styles.actions}>
        {isLastStep && (
          <Button onPress={() => setLastStep(false)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={isLastStep && isOffline}>
          {isLastStep ? <Trans>Confirm withdrawal</Trans> : <Trans>Continue</Trans>}
        </Button>
      </div>
    </DataForm>
  );
}

function Consequences({ purchase }: Pick<DeclareFormProps, 'purchase'>) {
  const locale = useLocale();
  const { lastDay, refundable } = purchase;
  const amount = formatEuro(refundable);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>What withdrawing means</Trans>
      </h2>
      <ul className={styles.list}>
        <li>
          {lastDay === null ? (
            <Trans>You can withdraw up to 14 days after you receive the product.</Trans>
          ) : (
            <Trans>You can withdraw up to and including {formatDate(lastDay, locale)}.</Trans>
          )}
        </li>
        <li>
          <Trans>You get {amount} back: the price and the delivery costs that you paid.</Trans>
        </li>
        <li>
          <Trans>Send the product back within 14 days. You pay for the return.</Trans>
        </li>
        <li>
          <Trans>
            The refund follows within 14 days. It may wait until the seller has the product or you show that
            you sent it.
          </Trans>
        </li>
        <li>
          <Trans>
            Has the product not been sent yet? Then nothing has to go back and you are refunded right away.
          </Trans>
        </li>
      </ul>
    </section>
  );
}

interface SummaryProps extends Pick<DeclareFormProps, 'purchase'> {
  readonly name: string;
  readonly reason: string;
}

function Summary({ purchase, name, reason }: SummaryProps) {
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>Check your withdrawal</Trans>
      </h2>
      <Facts>
        <Fact name={<Trans>Name</Trans>}>{name}</Fact>
        <Fact name={<Trans>Product</Trans>}>{purchase.title}</Fact>
        <Fact name={<Trans>Seller</Trans>}>{purchase.sellerName}</Fact>
        <Fact name={<Trans>Order number</Trans>}>{purchase.orderNumber}</Fact>
        <Fact name={<Trans>Ordered on</Trans>}>{formatDate(purchase.bought, locale)}</Fact>
        {reason !== '' && <Fact name={<Trans>Reason</Trans>}>{reason}</Fact>}
      </Facts>
      <p>
        <Trans>
          You withdraw from this purchase. You’ll get a confirmation with the date and time by email.
        </Trans>
      </p>
    </section>
  );
}
