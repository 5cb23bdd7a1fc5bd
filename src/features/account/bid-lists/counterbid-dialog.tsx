import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type CounterbidProblem, counterbidProblem } from '#domain/bid/bid-answer.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useSettled } from '#src/ui/kit/use-settled.ts';
import styles from './account-lists.module.css';
import { BidAnswerProblem, BidOfflineNote } from './bid-answer-notes.tsx';
import type { BidRowFragment } from './bid-lists.gen.ts';
import { payoutQuery } from './bids-query.ts';
import type { BidAnswering } from './use-bid-answer.ts';

/** Debounce of the payout preview (BID-008), in milliseconds. */
const previewWait = 300;

export interface CounterbidDialogProps {
  readonly bid: BidRowFragment;
  readonly isOffline: boolean;
  readonly answering: BidAnswering;
  readonly onClose: () => void;
}

/** The one counterbid (BID-007, BID-017), with a preview of its payout. */
export function CounterbidDialog({ bid, isOffline, answering, onClose }: CounterbidDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [amount, setAmount] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const limits = { bid: bid.amount, price: bid.product?.price ?? 0 };
  const problem = counterbidProblem(amount, limits);
  const { isPending, error, answer, reset } = answering;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (problem !== null || amount === null || isOffline || isPending) return;
    const offered = formatEuro(amount);
    answer({ status: 'COUNTERBID', counterbidAmount: amount }, () => {
      toast(t`Your counterbid of ${offered} has been sent to the buyer.`, { kind: 'success' });
      onClose();
    });
  };
  const problemText = useProblemText(limits);
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={<Trans>Make a counterbid</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} isPending={isPending} isDisabled={isOffline}>
            <Trans>Send counterbid</Trans>
          </Button>
        </>
      }
    >
      <DataForm id={formId} className={styles.part} onSubmit={send}>
        <p>
          <Trans>
            The bid is {formatEuro(limits.bid)}; your asking price is {formatEuro(limits.price)}. You can make
            one counterbid.
          </Trans>
        </p>
        <NumberField
          autoFocus
          label={<Trans>Your counterbid, in whole euros</Trans>}
          prefix="€"
          maxDigits={6}
          value={amount}
          onChange={(next) => {
            setAmount(next);
            setSent(false);
            reset();
          }}
          error={wasSent && problem !== null ? problemText[problem] : undefined}
        />
        <PayoutPreview slug={bid.product?.slug ?? ''} amount={problem === null ? amount : null} />
        <BidOfflineNote isOffline={isOffline} />
        <BidAnswerProblem error={error} />
      </DataForm>
    </Dialog>
  );
}

function useProblemText(limits: { readonly bid: number; readonly price: number }) {
  const { t } = useLingui();
  const [bid, price] = [formatEuro(limits.bid), formatEuro(limits.price)];
  return {
    counterbid_incorrect_format: t`Enter an amount in whole euros.`,
    counterbid_not_above_bid: t`Your counterbid must be higher than the bid of ${bid}.`,
    counterbid_above_price: t`Your counterbid can’t be higher than your asking price of ${price}.`,
  } satisfies Record<CounterbidProblem, string>;
}

/** What the seller would receive, requested once nothing was typed for 300 ms (BID-008). */
function PayoutPreview({ slug, amount }: { readonly slug: string; readonly amount: number | null }) {
  const settled = useSettled(amount, previewWait);
  const { data, isError } = useQuery(payoutQuery(slug, settled));
  const isKnown = settled !== null && settled === amount && data != null;
  return (
    <p className={styles.preview} role="status">
      <span>
        <Trans>You receive</Trans>
      </span>
      <strong>{isKnown ? formatEuro(data) : '–'}</strong>
      {isError && (
        <span className={styles.soft}>
          <Trans>The amount can’t be calculated right now.</Trans>
        </span>
      )}
    </p>
  );
}
