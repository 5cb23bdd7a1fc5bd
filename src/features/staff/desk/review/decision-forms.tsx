import { useState } from 'react';
import { useLocale } from '#src/i18n/use-locale.ts';
import { DeskWait } from '../act/detail.tsx';
import { type AskedChanges, ChangesForm } from './changes-form.tsx';
import { RejectDialog, type RejectDialogProps, type RejectionDraft } from './reject-dialog.tsx';
import type { ReviewMutationVariables } from './review.gen.ts';
import { type DeskProduct, useReviewReasons } from './review-queries.ts';

export type Decision = Pick<ReviewMutationVariables, 'decision' | 'changes' | 'rejectionReason' | 'words'>;

/** The form for the details of a decision; an approval has none. */
export type DecisionForm = 'changes' | 'reject';

export interface DecisionFormsProps
  extends Pick<RejectDialogProps, 'reject' | 'onRejected' | 'onRefused' | 'onClose'> {
  readonly userId: string;
  readonly product: DeskProduct;
  readonly open: DecisionForm | null;
  readonly isSending: boolean;
  readonly onSend: (decision: Decision) => void;
}

/** The form that is open. What was entered in either remains when it is closed. */
export function DecisionForms({
  userId,
  product,
  open,
  isSending,
  onSend,
  ...rejecting
}: DecisionFormsProps) {
  const reasons = useReviewReasons(userId, useLocale());
  const [asked, setAsked] = useState<AskedChanges>({});
  const [rejection, setRejection] = useState<RejectionDraft>({ reason: null, explanation: '' });
  if (open === null) return null;
  if (reasons.data === undefined) return <DeskWait query={reasons} height="8lh" />;
  if (open === 'changes')
    return (
      <ChangesForm
        reasons={reasons.data.changes}
        asked={asked}
        onAsked={setAsked}
        isSending={isSending}
        onSend={() => onSend({ decision: 'REQUEST_CHANGES', changes: changesOf(asked) })}
        onCancel={rejecting.onClose}
      />
    );
  return (
    <RejectDialog
      title={product.title}
      seller={product.seller.name}
      reasons={reasons.data.rejections}
      draft={rejection}
      onDraft={setRejection}
      {...rejecting}
    />
  );
}

function changesOf(asked: AskedChanges) {
  return Object.entries(asked).map(([field, { reason, explanation }]) => ({
    ...{ field, reason },
    words: explanation,
  }));
}
