import { Trans, useLingui } from '@lingui/react/macro';
import { reviewExplanationLength } from '#domain/product/review.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import type { ActRefused } from '../act/granted.ts';
import type { Reasons } from './review-queries.ts';

/** The partly filled in rejection of a product. */
export interface RejectionDraft {
  readonly reason: string | null;
  readonly explanation: string;
}

export interface Rejection {
  readonly decision: 'REJECT';
  readonly rejectionReason: string;
  readonly words: string;
}

export interface RejectDialogProps {
  readonly title: string;
  readonly seller: string;
  readonly reasons: Reasons['rejections'];
  readonly draft: RejectionDraft;
  readonly onDraft: (draft: RejectionDraft) => void;
  readonly reject: (rejection: Rejection, commandId: string) => Promise<unknown>;
  readonly onRejected: () => void;
  readonly onRefused: (refusal: ActRefused) => void;
  readonly onClose: () => void;
}

/** Confirms the final rejection of a product: the seller can no longer change or submit it. */
export function RejectDialog(props: RejectDialogProps) {
  const { t } = useLingui();
  const { title, seller, reasons, draft, onDraft } = props;
  const { reason } = draft;
  const explanation = draft.explanation.trim();
  const isReady = reason !== null && (reason !== 'other' || explanation !== '');
  return (
    <ActDialog<Rejection>
      title={<Trans>Reject “{title}”?</Trans>}
      label={<Trans>Reject this listing</Trans>}
      isDangerous
      keepsText
      intent={isReady ? { decision: 'REJECT', rejectionReason: reason, words: explanation } : null}
      act={props.reject}
      done={t`Rejected: ${title}`}
      onDone={props.onRejected}
      onRefused={props.onRefused}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          {seller} can no longer change or submit this listing. If it can be fixed, request changes instead.
        </Trans>
      </p>
      <RadioGroup
        label={t`Reason`}
        options={reasons.map(({ code, text }) => ({ value: code, label: text === '' ? t`Other` : text }))}
        value={reason}
        onChange={(chosen) => onDraft({ ...draft, reason: chosen })}
      />
      <TextArea
        rows={3}
        label={t`Explanation`}
        description={
          reason === 'other' ? (
            <Trans>Required with this reason. The seller sees exactly what you write.</Trans>
          ) : (
            <Trans>Optional. The seller sees exactly what you write.</Trans>
          )
        }
        maxLength={reviewExplanationLength}
        value={draft.explanation}
        onChange={(typed) => onDraft({ ...draft, explanation: typed })}
      />
    </ActDialog>
  );
}
