import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { RetryPayoutDocument } from './payouts.gen.ts';

interface RetryDialogProps {
  readonly uuid: string;
  readonly seller: string;
  readonly onClose: () => void;
}

/** Plans a failed or returned payout again; requires a fresh code. */
export function RetryDialog({ uuid, seller, onClose }: RetryDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  return (
    <ActDialog
      title={<Trans>Plan again</Trans>}
      label={<Trans>Plan payout</Trans>}
      done={t`The payout is planned and awaiting release.`}
      intent={{ uuid }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(RetryPayoutDocument, variables)).retryPayout);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          The amount due to {seller} goes into a new payout to the current account number. The money is only
          sent after release.
        </Trans>
      </p>
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
