import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { caseTextProblem } from '#domain/cases/case-terms.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import type { CaseDetailFragment } from './cases.gen.ts';
import styles from './cases.module.css';
import { TermsText } from './terms-text.tsx';
import { useCaseAct } from './use-case-act.ts';

/** The actions that need a confirmation, in the order of the buttons. */
export const stepNames = [
  'accept',
  'accept_decision',
  'send_back',
  'arrive_back',
  'receive_back',
  'contest_back',
  'appeal',
  'escalate',
  'withdraw',
] as const;
export type StepName = (typeof stepNames)[number];

export interface StepDialogProps {
  readonly name: StepName;
  readonly found: CaseDetailFragment;
  readonly onClose: () => void;
}

const needsText: readonly StepName[] = ['appeal', 'contest_back'];

/** Confirms an action that moves money or ends the complaint. */
export function StepDialog({ name, found, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const { act, isPending, error } = useCaseAct();
  const isText = needsText.includes(name);
  const isTracking = name === 'send_back';
  const isMissing = (isText && caseTextProblem(text) !== null) || (isTracking && text.trim().length < 4);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    const { uuid, proposalUuid } = found;
    const isDone =
      name === 'accept'
        ? await act({ kind: 'accept', given: { uuid, proposalUuid: proposalUuid ?? '' } })
        : await act({ kind: 'change', given: { uuid, event: name, text: text.trim() } });
    if (isDone) onClose();
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
            <Label name={name} />
          </Button>
        </>
      }
    >
      <DataForm id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        {name === 'accept' && found.terms !== null && <TermsText terms={found.terms} found={found} />}
        <p>
          <Consequence name={name} found={found} />
        </p>
        {isText && (
          <TextArea
            label={t`Why?`}
            value={text}
            onChange={setText}
            error={wasTried && isMissing ? t`Write at least ten characters.` : undefined}
            rows={5}
            maxLength={5000}
          />
        )}
        {isTracking && (
          <TextField
            label={t`Tracking number`}
            description={t`Did you take it back yourself? Write when.`}
            value={text}
            onChange={setText}
            error={wasTried && isMissing ? t`Enter the tracking number.` : undefined}
            maxLength={200}
          />
        )}
        <CommandBanner problem={commandProblem(error)} keepsText />
      </DataForm>
    </Dialog>
  );
}

function Title({ name }: { readonly name: StepName }): ReactNode {
  switch (name) {
    case 'accept':
      return <Trans>Accept this proposal?</Trans>;
    case 'accept_decision':
      return <Trans>Accept the decision?</Trans>;
    case 'send_back':
      return <Trans>Have you sent the product back?</Trans>;
    case 'arrive_back':
      return <Trans>Was the product delivered?</Trans>;
    case 'receive_back':
      return <Trans>Do you have the product back?</Trans>;
    case 'contest_back':
      return <Trans>What is wrong with the return?</Trans>;
    case 'appeal':
      return <Trans>Appeal against the decision</Trans>;
    case 'escalate':
      return <Trans>Ask Hervonden to decide?</Trans>;
    case 'withdraw':
      return <Trans>Withdraw the complaint?</Trans>;
  }
}

function Label({ name }: { readonly name: StepName }): ReactNode {
  switch (name) {
    case 'accept':
      return <Trans>Accept proposal</Trans>;
    case 'accept_decision':
      return <Trans>Accept decision</Trans>;
    case 'send_back':
      return <Trans>Save number</Trans>;
    case 'arrive_back':
      return <Trans>Yes, it was delivered</Trans>;
    case 'receive_back':
      return <Trans>Yes, refund the buyer</Trans>;
    case 'contest_back':
      return <Trans>Send to Hervonden</Trans>;
    case 'appeal':
      return <Trans>Send appeal</Trans>;
    case 'escalate':
      return <Trans>Ask Hervonden to decide</Trans>;
    case 'withdraw':
      return <Trans>Withdraw complaint</Trans>;
  }
}

function Consequence({ name, found }: Omit<StepDialogProps, 'onClose'>): ReactNode {
  const amount = formatEuro(found.terms?.refund ?? 0);
  switch (name) {
    case 'accept':
      return found.terms?.needsReturn === true ? (
        <Trans>The buyer sends the product back within seven days. The refund follows after that.</Trans>
      ) : (
        <Trans>The complaint is closed and the money is transferred right away. This can’t be undone.</Trans>
      );
    case 'accept_decision':
      return <Trans>You can no longer appeal after this. This can’t be undone.</Trans>;
    case 'send_back':
      return <Trans>The seller can use it to track the parcel.</Trans>;
    case 'arrive_back':
      return <Trans>The seller then has three days to confirm. After that you are refunded.</Trans>;
    case 'receive_back':
      return <Trans>The buyer gets {amount} back. This can’t be undone.</Trans>;
    case 'contest_back':
      return <Trans>Hervonden reviews the complaint and decides. We hold the money until then.</Trans>;
    case 'appeal':
      return <Trans>Another colleague reviews the complaint and makes the final decision.</Trans>;
    case 'escalate':
      return <Trans>All proposals lapse. Hervonden decides based on what you both wrote.</Trans>;
    case 'withdraw':
      return <Trans>The complaint is closed and the seller is paid. You can’t make another complaint.</Trans>;
  }
}
