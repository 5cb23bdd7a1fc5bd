import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { AnswerProblem } from './answer-problem.tsx';
import { OwnPriceDialog } from './own-price-dialog.tsx';
import styles from './suggestions.module.css';
import type { SuggestionDetail } from './suggestions-query.ts';
import { useAnswer } from './use-answer.ts';

export interface SuggestionActionsProps {
  readonly detail: SuggestionDetail;
  readonly isOffline: boolean;
}

/** The three answers to an open suggestion (SALE-004). They are binding, so they are never queued offline. */
export function SuggestionActions({ detail, isOffline }: SuggestionActionsProps) {
  const { t } = useLingui();
  const { suggestion } = detail;
  const [isChoosing, setChoosing] = useState(false);
  const answering = useAnswer(suggestion);
  const { answer, error, isPending, pending } = answering;
  const price = formatEuro(suggestion.suggestedPrice);
  const accept = () =>
    answer({ kind: 'accept' }, () => toast(t`Accepted: your price is now ${price}.`, { kind: 'success' }));
  const decline = () =>
    answer({ kind: 'decline' }, () => toast(t`Declined: your price has not changed.`, { kind: 'success' }));
  const choose = () => {
    answering.reset();
    setChoosing(true);
  };
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={Check}
          onPress={accept}
          isPending={pending === 'accept'}
          isDisabled={isOffline || isPending}
        >
          <Trans>Accept {price}</Trans>
        </Button>
        <Button icon={Pencil} onPress={choose} isDisabled={isOffline || isPending}>
          <Trans>Choose another price</Trans>
        </Button>
        <Button
          kind="quiet"
          icon={X}
          onPress={decline}
          isPending={pending === 'decline'}
          isDisabled={isOffline || isPending}
        >
          <Trans>Decline</Trans>
        </Button>
      </div>
      {isOffline && (
        <Banner kind="warning">
          <Trans>You are offline. You can answer once you are back online.</Trans>
        </Banner>
      )}
      {!isChoosing && <AnswerProblem error={error} />}
      {isChoosing && (
        <OwnPriceDialog
          detail={detail}
          isOffline={isOffline}
          answering={answering}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
