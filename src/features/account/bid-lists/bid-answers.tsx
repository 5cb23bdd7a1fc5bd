import { Trans, useLingui } from '@lingui/react/macro';
import { Check, MessageSquareReply, X } from 'lucide-react';
import { useState } from 'react';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './account-lists.module.css';
import { BidAnswerProblem, BidOfflineNote } from './bid-answer-notes.tsx';
import type { BidDetail } from './bids-query.ts';
import { CounterbidDialog } from './counterbid-dialog.tsx';
import { type BidAnswering, useBidAnswer } from './use-bid-answer.ts';

export interface BidAnswersProps {
  readonly detail: BidDetail;
  readonly isOffline: boolean;
}

type Asked = 'ACCEPTED' | 'REJECTED' | 'COUNTERBID';

/** The seller's one answer to a bid (BID-005..007). The server decides which answers are possible. */
export function BidAnswers({ detail, isOffline }: BidAnswersProps) {
  const { bid, possibleAnswers } = detail;
  const answering = useBidAnswer(bid.uuid);
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = (answer: Asked) => possibleAnswers.includes(answer);
  const ask = (answer: Asked) => {
    answering.reset();
    setAsked(answer);
  };
  const close = () => setAsked(null);
  const isDisabled = isOffline || answering.isPending;
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {may('ACCEPTED') && (
          <Button kind="primary" icon={Check} onPress={() => ask('ACCEPTED')} isDisabled={isDisabled}>
            <Trans>Accept {formatEuro(bid.amount)}</Trans>
          </Button>
        )}
        {may('COUNTERBID') && (
          <Button icon={MessageSquareReply} onPress={() => ask('COUNTERBID')} isDisabled={isDisabled}>
            <Trans>Make a counterbid</Trans>
          </Button>
        )}
        {may('REJECTED') && (
          <Button kind="quiet" icon={X} onPress={() => ask('REJECTED')} isDisabled={isDisabled}>
            <Trans>Decline</Trans>
          </Button>
        )}
      </div>
      <BidOfflineNote isOffline={isOffline && asked === null} />
      {asked === null && <BidAnswerProblem error={answering.error} />}
      {asked === 'COUNTERBID' && (
        <CounterbidDialog bid={bid} isOffline={isOffline} answering={answering} onClose={close} />
      )}
      {(asked === 'ACCEPTED' || asked === 'REJECTED') && (
        <ConfirmDialog
          amount={bid.amount}
          answer={asked}
          isOffline={isOffline}
          answering={answering}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ConfirmDialogProps {
  /** Whole euros. */
  readonly amount: number;
  readonly answer: 'ACCEPTED' | 'REJECTED';
  readonly isOffline: boolean;
  readonly answering: BidAnswering;
  readonly onClose: () => void;
}

/** Asks for confirmation and states the consequences, because an answer cannot be undone. */
function ConfirmDialog({ amount, answer, isOffline, answering, onClose }: ConfirmDialogProps) {
  const { t } = useLingui();
  const euros = formatEuro(amount);
  const isAccepting = answer === 'ACCEPTED';
  const send = () =>
    answering.answer({ status: answer }, () => {
      toast(
        isAccepting
          ? t`Bid accepted. The buyer gets a payment link.`
          : t`Bid declined. The buyer gets an email.`,
        {
          kind: 'success',
        },
      );
      onClose();
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={isAccepting ? <Trans>Accept {euros}?</Trans> : <Trans>Decline {euros}?</Trans>}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind={isAccepting ? 'primary' : 'danger'}
            onPress={send}
            isPending={answering.isPending}
            isDisabled={isOffline}
          >
            {isAccepting ? <Trans>Accept bid</Trans> : <Trans>Decline bid</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>
          {isAccepting ? (
            <Trans>
              The product is reserved for this buyer for five days. If it is the last one, other open bids
              end. This can’t be undone.
            </Trans>
          ) : (
            <Trans>
              The buyer gets an email and can no longer bid on this product. This can’t be undone.
            </Trans>
          )}
        </p>
        <BidOfflineNote isOffline={isOffline} />
        <BidAnswerProblem error={answering.error} />
      </div>
    </Dialog>
  );
}
