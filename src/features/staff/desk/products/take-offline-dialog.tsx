import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explanationProblem } from '#domain/staff/explanation.ts';
import { type RemovalReason, removalReasons } from '#domain/staff/removal.ts';
import { request } from '#src/data/graphql/client.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { ExplanationField } from '../act/explanation-field.tsx';
import { granted } from '../act/granted.ts';
import { TakeOfflineDocument, type TakeOfflineMutationVariables } from '../review/review.gen.ts';
import type { DeskProduct } from '../review/review-queries.ts';
import { removalReasonLabels } from './removal-labels.ts';

export interface TakeOfflineDialogProps {
  readonly product: Pick<DeskProduct, 'slug' | 'title' | 'seller'>;
  readonly onClose: () => void;
}

/** Confirms taking a product offline; the seller receives the reason and explanation. */
export function TakeOfflineDialog({ product, onClose }: TakeOfflineDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<RemovalReason | null>(null);
  const [explanation, setExplanation] = useState('');
  const { slug, title } = product;
  const { name } = product.seller;
  const isReady = reason !== null && explanationProblem(explanation) === null;
  return (
    <ActDialog<Omit<TakeOfflineMutationVariables, 'commandId'>>
      title={<Trans>Take “{title}” offline?</Trans>}
      label={<Trans>Take offline</Trans>}
      isDangerous
      intent={isReady ? { slug, reason, explanation } : null}
      act={async (intent, commandId) =>
        granted((await request(TakeOfflineDocument, { ...intent, commandId })).deleteProduct)
      }
      done={t`Taken offline: ${title}`}
      onClose={onClose}
    >
      <p>
        <Trans>
          The listing goes offline right away. {name} gets an email with your reason and explanation. Open
          bids end and the bidders are notified. A buyer who is paying right now gets the money back.
        </Trans>
      </p>
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        options={removalReasons.map((value) => ({ value, label: t(removalReasonLabels[value]) }))}
      />
      <ExplanationField name={name} value={explanation} onChange={setExplanation} />
    </ActDialog>
  );
}
