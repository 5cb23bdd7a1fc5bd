import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BankReason, bankReasons } from '#domain/payouts/payout-life-cycle.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { SettlePayoutDocument, type SettlePayoutMutationVariables } from './payouts.gen.ts';

export type FileOutcome = SettlePayoutMutationVariables['outcome'];

export const outcomeLabels: Readonly<Record<FileOutcome, MessageDescriptor>> = {
  UPLOADED: msg`Uploaded to the bank`,
  PAID: msg`Paid by the bank`,
  FAILED: msg`Not carried out`,
  RETURNED: msg`Returned by the bank`,
};

const reasonLabels: Readonly<Record<BankReason, MessageDescriptor>> = {
  INVALID_ACCOUNT: msg`The account number does not exist`,
  CLOSED_ACCOUNT: msg`The account is closed`,
  REFUSED: msg`The bank refused the transfer`,
  OTHER: msg`Another reason`,
};

interface SettleDialogProps {
  readonly uuid: string;
  readonly amount: number;
  readonly outcome: FileOutcome;
  readonly onClose: () => void;
}

/** Records the outcome at the bank of a payout that was sent in a file. */
export function SettleDialog({ uuid, amount, outcome, onClose }: SettleDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const euros = formatEuro(amount);
  const label = t(outcomeLabels[outcome]);
  const [reason, setReason] = useState<BankReason | null>(null);
  const needsReason = outcome === 'FAILED' || outcome === 'RETURNED';
  return (
    <ActDialog
      title={label}
      label={<Trans>Save</Trans>}
      done={t`The payout has been updated.`}
      intent={needsReason && reason === null ? null : { uuid, outcome, reason }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(SettlePayoutDocument, variables)).settlePayout);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          Check the bank statement first. What you save here for {euros} goes into the accounts, and the
          seller is notified.
        </Trans>
      </p>
      {outcome === 'UPLOADED' && (
        <p>
          <Trans>This applies to every payout in the same file: all are recorded as sent.</Trans>
        </p>
      )}
      {needsReason && (
        <RadioGroup
          label={t`Reason given by the bank`}
          description={t`If the account is the problem, we ask the seller for another number. For any other reason, the payout is planned again.`}
          value={reason}
          onChange={setReason}
          options={bankReasons.map((value) => ({ value, label: t(reasonLabels[value]) }))}
        />
      )}
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
