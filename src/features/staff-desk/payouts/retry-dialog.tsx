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
      done={t`The payout is planned and waits for its release.`}
      intent={{ uuid }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(RetryPayoutDocument, variables)).retryPayout);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          What is due to {seller} now goes into a new payout, to the account number that is on file today.
          Nothing is sent before its release.
        </Trans>
      </p>
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
