import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { withdrawalLengths } from '#domain/withdrawals/withdrawal-period.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { useWithdrawalAct } from './use-withdrawal-act.ts';
import type { PurchaseDetailFragment } from './withdrawals.gen.ts';
import styles from './withdrawals.module.css';

/** Steps that require confirmation, in the order of the buttons. */
export const stepNames = [
  'still_here',
  'handed_over',
  'send_back',
  'receive_back',
  'contest',
  'keep',
] as const;
export type StepName = (typeof stepNames)[number];

export interface StepDialogProps {
  readonly name: StepName;
  readonly uuid: string;
  readonly purchase: PurchaseDetailFragment;
  readonly token: string | null;
  readonly onClose: () => void;
}

const shortestText = 10;

/** Asks for confirmation of a step that ends the withdrawal or moves its money. */
export function StepDialog({ name, uuid, purchase, token, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const { act, isPending, error } = useWithdrawalAct(token);
  const { length } = text.trim();
  const isMissing =
    (name === 'contest' && length < shortestText) || (name === 'send_back' && length > 0 && length < 4);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    if (await act({ kind: 'change', given: { uuid, event: name, text: text.trim() } })) onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={<Title name={name} />}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} kind="primary" isPending={isPending}>
            <ConfirmLabel name={name} />
          </Button>
        </>
      }
    >
      <DataForm id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>
          <Consequence name={name} amount={formatEuro(purchase.refundable)} />
        </p>
        {name === 'contest' && (
          <TextArea
            label={t`What is wrong?`}
            value={text}
            onChange={setText}
            error={wasTried && isMissing ? t`Write at least ten characters.` : undefined}
            rows={5}
            maxLength={withdrawalLengths.reason}
          />
        )}
        {name === 'send_back' && (
          <TextField
            label={t`Tracking number`}
            description={t`With a number, your refund follows after five days even if the seller does not respond. Leave it empty if you returned the product in person.`}
            value={text}
            onChange={setText}
            error={wasTried && isMissing ? t`Enter at least four characters, or leave it empty.` : undefined}
            maxLength={200}
          />
        )}
        <CommandBanner problem={commandProblem(error)} keepsText />
      </DataForm>
    </Dialog>
  );
}

function Title({ name }: Pick<StepDialogProps, 'name'>): ReactNode {
  switch (name) {
    case 'still_here':
      return <Trans>Do you still have the product?</Trans>;
    case 'handed_over':
      return <Trans>Has the product been handed over?</Trans>;
    case 'send_back':
      return <Trans>Have you sent the product back?</Trans>;
    case 'receive_back':
      return <Trans>Do you have the product back?</Trans>;
    case 'contest':
      return <Trans>What is wrong with the return?</Trans>;
    case 'keep':
      return <Trans>Keep the product after all?</Trans>;
  }
}

function ConfirmLabel({ name }: Pick<StepDialogProps, 'name'>): ReactNode {
  switch (name) {
    case 'still_here':
    case 'receive_back':
      return <Trans>Yes, refund the buyer</Trans>;
    case 'handed_over':
      return <Trans>Yes, it was handed over</Trans>;
    case 'send_back':
      return <Trans>Report return</Trans>;
    case 'contest':
      return <Trans>Send to Hervonden</Trans>;
    case 'keep':
      return <Trans>Keep product</Trans>;
  }
}

function Consequence({ name, amount }: { readonly name: StepName; readonly amount: string }): ReactNode {
  switch (name) {
    case 'still_here':
    case 'receive_back':
      return <Trans>The buyer gets {amount} back. This can’t be undone.</Trans>;
    case 'handed_over':
      return <Trans>The buyer then has 14 days to send it back. The refund follows after that.</Trans>;
    case 'send_back':
      return <Trans>The seller has five days to confirm that it arrived. You get {amount} back.</Trans>;
    case 'contest':
      return <Trans>Hervonden reviews the complaint and decides. We hold the money until then.</Trans>;
    case 'keep':
      return <Trans>The withdrawal is cancelled and the sale goes ahead. You get no refund.</Trans>;
  }
}
