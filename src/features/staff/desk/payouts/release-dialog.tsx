import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { CheckboxGroup } from '#src/ui/kit/checkbox-group.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { ReleasePayoutsDocument } from './payouts.gen.ts';

export interface ReleasablePayout {
  readonly uuid: string;
  readonly number: string;
  /** In euros. */
  readonly amount: number;
  readonly sellerName: string;
  readonly isSellerSuspended: boolean;
}

interface ReleaseDialogProps {
  readonly payouts: readonly ReleasablePayout[];
  readonly onClose: () => void;
}

interface Released {
  readonly released: number;
  readonly outdated: number;
  readonly heldBack: number;
}

/**
 * Releases payouts, after a fresh code of the second factor. Payouts to suspended sellers are left out unless they are
 * chosen.
 */
export function ReleaseDialog({ payouts, onClose }: ReleaseDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [suspendedUuids, setSuspendedUuids] = useState<readonly string[]>([]);
  const suspended = payouts.filter(({ isSellerSuspended }) => isSellerSuspended);
  const chosen = payouts.filter(
    ({ uuid, isSellerSuspended }) => !isSellerSuspended || suspendedUuids.includes(uuid),
  );
  const amount = formatEuro(chosen.reduce((sum, payout) => sum + payout.amount, 0));
  const count = chosen.length;
  const uuids = chosen.map(({ uuid }) => uuid);
  return (
    <ActDialog<{ uuids: string[]; suspendedUuids: string[] }, Released>
      title={<Plural value={count} one="Release # payout" other="Release # payouts" />}
      label={<Trans>Pay out {amount}</Trans>}
      done={releasedText}
      intent={count === 0 ? null : { uuids, suspendedUuids: [...suspendedUuids] }}
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        return granted((await request(ReleasePayoutsDocument, variables)).releasePayouts);
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          {amount} goes to the sellers’ bank accounts. This can’t be undone. A payout whose amount has changed
          is not sent; it is planned again.
        </Trans>
      </p>
      {suspended.length > 0 && (
        <CheckboxGroup
          label={t`Payouts to suspended sellers`}
          description={t`These are held back. Only select a payout that may go ahead despite the suspension.`}
          value={suspendedUuids}
          onChange={setSuspendedUuids}
          options={suspended.map((payout) => ({
            value: payout.uuid,
            label: `${payout.number} · ${payout.sellerName} · ${formatEuro(payout.amount)}`,
          }))}
        />
      )}
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}

/** What happened to the payouts. Whether the bank carries them out is known later, and is shown in the list. */
function releasedText({ released, outdated, heldBack }: Released): string {
  return [
    plural(released, {
      0: 'No payout was released.',
      one: '# payout is released and goes to the bank.',
      other: '# payouts are released and go to the bank.',
    }),
    outdated > 0 &&
      plural(outdated, {
        one: '# payout was planned again because its amount changed: release it separately.',
        other: '# payouts were planned again because their amounts changed: release them separately.',
      }),
    heldBack > 0 &&
      plural(heldBack, {
        one: '# payout is held back because the seller is suspended.',
        other: '# payouts are held back because the sellers are suspended.',
      }),
  ]
    .filter((text) => text !== false)
    .join(' ');
}
