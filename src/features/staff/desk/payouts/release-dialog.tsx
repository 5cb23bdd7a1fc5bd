import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { ReleasePayoutsDocument } from './payouts.gen.ts';

interface ReleaseDialogProps {
  readonly uuids: readonly string[];
  /** The total, in euros. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Releases payouts, after a fresh code of the second factor. */
export function ReleaseDialog({ uuids, total, onClose }: ReleaseDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const amount = formatEuro(total);
  const count = uuids.length;
  return (
    <ActDialog
      title={<Plural value={count} one="Release # payout" other="Release # payouts" />}
      label={<Trans>Pay out {amount}</Trans>}
      done={t`Payouts are released.`}
      intent={{ uuids: [...uuids] }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(ReleasePayoutsDocument, variables)).releasePayouts);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          {amount} goes to the sellers’ bank accounts. This can’t be undone. A payout whose amount has changed
          is not sent; it is planned again.
        </Trans>
      </p>
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
