import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestStaffReason } from '#domain/orders/delivery-change.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { DecideDeliveryDocument, type OrderLineFragment } from './orders.gen.ts';

export interface DecideDialogProps {
  readonly line: OrderLineFragment;
  /** The name of the buyer, who receives a refund. */
  readonly buyer: string;
  readonly decision: 'cancel' | 'release';
  readonly onClose: () => void;
}

/** Ends a sale with a refund, or decides a complaint in favour of the seller. */
export function DecideDialog({ line, buyer, decision, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const { title, sellerName: seller, giftCard } = line;
  const [paid, payout, onCard] = [formatEuro(line.paid), formatEuro(line.payout), formatEuro(giftCard)];
  const isCancel = decision === 'cancel';
  return (
    <ActDialog
      title={isCancel ? <Trans>Cancel and refund</Trans> : <Trans>Release money to the seller</Trans>}
      label={isCancel ? <Trans>Refund {paid}</Trans> : <Trans>Release {payout}</Trans>}
      isDangerous={isCancel}
      done={isCancel ? t`${buyer} gets ${paid} back.` : t`${payout} goes to ${seller}.`}
      intent={
        reason.trim() === ''
          ? null
          : {
              ...{ uuid: line.deliveryUuid, reason: reason.trim() },
              ...(isCancel ? { isCancelled: true } : { isConfirmed: true }),
            }
      }
      act={async (intent, commandId) => {
        const variables = { ...intent, code: code.trim() || null, commandId };
        granted((await request(DecideDeliveryDocument, variables)).updateDeliveryStatus);
      }}
      onClose={onClose}
    >
      <p>
        {isCancel ? (
          <Trans>
            The sale of “{title}” will be cancelled. {buyer} gets {paid} back; {seller} receives nothing. Both
            get an email. This can’t be undone.
          </Trans>
        ) : (
          <Trans>
            The complaint about “{title}” will be closed. {seller} receives {payout}; {buyer} gets nothing
            back. Both get an email. This can’t be undone.
          </Trans>
        )}
      </p>
      {isCancel && giftCard > 0 && (
        <p>
          <Trans>{onCard} goes back to the gift card.</Trans>
        </p>
      )}
      <TextArea
        rows={3}
        label={t`Reason`}
        description={<Trans>Buyer and seller read exactly what you write.</Trans>}
        maxLength={longestStaffReason}
        value={reason}
        onChange={setReason}
      />
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}
