import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reviewWordsLength } from '#domain/listing/review.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from './desk-review.module.css';
import type { Reasons } from './review-queries.ts';

export interface RejectDialogProps {
  readonly title: string;
  readonly seller: string;
  readonly reasons: Reasons['rejections'];
  readonly isSending: boolean;
  readonly onReject: (reason: string, words: string) => void;
  readonly onClose: () => void;
}

/** Asks before a product is refused for good: the seller cannot change or submit it any more. */
export function RejectDialog({ title, seller, reasons, isSending, onReject, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const lacksWords = reason === 'other' && words.trim() === '';
  return (
    <Dialog
      role="alertdialog"
      title={t`Reject “${title}”?`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="danger"
            isDisabled={reason === null || lacksWords}
            isPending={isSending}
            onPress={() => reason !== null && onReject(reason, words.trim())}
          >
            <Trans>Reject this listing</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <Trans>
            {seller} can no longer change or submit this listing. If it can be fixed, request changes instead.
          </Trans>
        </p>
        <RadioGroup
          label={t`Reason`}
          options={reasons.map(({ code, text }) => ({ value: code, label: text === '' ? t`Other` : text }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          rows={3}
          label={t`Explanation`}
          description={
            reason === 'other' ? (
              <Trans>Required with this reason. The seller reads it as you write it.</Trans>
            ) : (
              <Trans>Optional. The seller reads it as you write it.</Trans>
            )
          }
          maxLength={reviewWordsLength}
          value={words}
          onChange={setWords}
        />
      </div>
    </Dialog>
  );
}
