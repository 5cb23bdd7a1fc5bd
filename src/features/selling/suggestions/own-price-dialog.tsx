import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { payoutAt } from '#domain/money/payout-at.ts';
import { customPriceProblem } from '#domain/suggestion/price-suggestion.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { AnswerProblem } from './answer-problem.tsx';
import styles from './suggestions.module.css';
import type { SuggestionDetail } from './suggestions-query.ts';
import type { Answering } from './use-answer.ts';

export interface OwnPriceDialogProps {
  readonly detail: SuggestionDetail;
  readonly isOffline: boolean;
  readonly answering: Answering;
  readonly onClose: () => void;
}

/** Lets the seller set a price other than the suggested one (SALE-008..010), with the resulting payout. */
export function OwnPriceDialog({ detail, isOffline, answering, onClose }: OwnPriceDialogProps) {
  const { t } = useLingui();
  const { suggestion, terms } = detail;
  const { answer, isPending, error } = answering;
  const [price, setPrice] = useState<number | null>(null);
  const isWrong = price !== null && customPriceProblem(price) !== null;
  const receives = isWrong ? null : payoutAt(price, terms);
  const amount = receives === null ? '' : formatEuro(receives);
  const save = () => {
    if (price === null || isWrong) return;
    const asked = formatEuro(price);
    answer({ kind: 'own_price', price }, () => {
      toast(t`Your price is now ${asked}.`, { kind: 'success' });
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={<Trans>Choose another price</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="primary"
            onPress={save}
            isPending={isPending}
            isDisabled={isOffline || price === null || isWrong}
          >
            <Trans>Save price</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>
          <Trans>
            Your price is {formatEuro(suggestion.price)}; we suggest {formatEuro(suggestion.suggestedPrice)}.
          </Trans>
        </p>
        <NumberField
          autoFocus
          label={t`Price in whole euros`}
          value={price}
          onChange={setPrice}
          maxDigits={6}
          prefix="€"
          suffix={receives === null ? undefined : t`you receive ${amount}`}
          error={isWrong ? t`Enter a price in whole euros, from 1 to 999,999.` : undefined}
        />
        {isOffline && (
          <Banner kind="warning">
            <Trans>You are offline. You can save a new price once you are back online.</Trans>
          </Banner>
        )}
        <AnswerProblem error={error} />
      </div>
    </Dialog>
  );
}
