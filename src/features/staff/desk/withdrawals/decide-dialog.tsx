import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withdrawalLengths } from '#domain/withdrawals/withdrawal-period.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import type { DeskWithdrawal } from './desk-withdrawal.ts';
import { DecideWithdrawalDocument, type DecideWithdrawalMutationVariables } from './withdrawals.gen.ts';

interface DecideDialogProps {
  readonly purchase: DeskWithdrawal;
  readonly uuid: string;
  readonly onClose: () => void;
}

type Kind = 'ALL' | 'PART' | 'NOTHING';
type Decision = Omit<DecideWithdrawalMutationVariables, 'commandId' | 'code'>;

/** Decides a withdrawal that the two sides cannot settle; both receive the reasons. */
export function DecideDialog({ purchase, uuid, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const { refundable, refundableInPart, sellerShare } = purchase;
  const [all, part] = [formatEuro(refundable), formatEuro(refundableInPart)];
  const isFit = kind !== 'PART' || (amount !== null && amount > 0 && amount <= refundableInPart);
  const isWhole = kind !== null && isFit && text.trim().length >= 10;
  const isReturned = refundable === 0;
  const refund = kind === 'ALL' ? refundable : kind === 'PART' ? (amount ?? 0) : 0;
  return (
    <ActDialog<Decision>
      title={<Trans>Decide on this withdrawal</Trans>}
      label={<Trans>Save decision</Trans>}
      done={t`The decision is saved. Both sides are notified.`}
      intent={isWhole ? { uuid, refund, text: text.trim() } : null}
      act={async (decision, commandId) => {
        const variables = { ...decision, code: code.trim() || null, commandId };
        granted((await request(DecideWithdrawalDocument, variables)).decideWithdrawal);
      }}
      onClose={onClose}
    >
      <p>
        {isReturned ? (
          <Trans>The buyer has already been refunded, so there is nothing left to refund.</Trans>
        ) : (
          <Trans>
            The refund is sent right away. Choose a partial refund if the product lost value because it was
            used more than needed to examine it.
          </Trans>
        )}
      </p>
      <RadioGroup
        label={t`Decision`}
        value={kind}
        onChange={setKind}
        options={[
          ...(isReturned ? [] : [{ value: 'ALL' as const, label: t`Full refund: ${all}` }]),
          ...(refundableInPart === 0 ? [] : [{ value: 'PART' as const, label: t`Partial refund` }]),
          { value: 'NOTHING', label: t`No refund: the sale stands` },
        ]}
      />
      {kind === 'PART' && (
        <NumberField
          label={t`Amount to refund`}
          description={t`Whole euros, at most ${part}.`}
          prefix="€"
          maxDigits={7}
          value={amount}
          onChange={setAmount}
        />
      )}
      {kind === 'PART' && amount !== null && sellerShare !== null && (
        <p>
          <Trans>
            The seller then receives {formatEuro(Math.max(0, sellerShare - amount))} for this sale.
          </Trans>
        </p>
      )}
      <TextArea
        label={t`Explanation for both parties`}
        description={t`At least ten characters. Both parties see this text exactly as you write it.`}
        value={text}
        onChange={setText}
        maxLength={withdrawalLengths.reason}
        rows={5}
      />
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
