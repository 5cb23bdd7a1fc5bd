import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  caseTextProblem,
  type DecisionGround,
  decisionGrounds,
  isReturnable,
} from '#domain/cases/case-terms.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { CodeField } from '../act/code-field.tsx';
import { granted } from '../act/granted.ts';
import { decisionGroundLabels } from './case-labels.ts';
import { AskInCaseDocument, DecideCaseDocument, type DecideCaseMutationVariables } from './cases.gen.ts';
import type { DeskCase } from './desk-case.ts';

interface CaseDialogProps {
  readonly found: DeskCase;
  readonly onClose: () => void;
}

type Kind = 'BUYER' | 'SELLER' | 'PART';
type Return = 'NO' | 'BUYER' | 'SELLER';
type Decision = Omit<DecideCaseMutationVariables, 'commandId' | 'code'>;

/** What has been chosen and written so far. */
interface DecisionDraft {
  readonly kind: Kind | null;
  readonly amount: number | null;
  /** Null while not chosen. */
  readonly goesBack: Return | null;
  readonly ground: DecisionGround | null;
  readonly text: string;
}

/** The decision; null while something is missing or the amount is not possible. */
function decisionOf(
  found: DeskCase,
  { kind, amount, goesBack, ground, text }: DecisionDraft,
): Decision | null {
  const { uuid, refundable, refundableInPart } = found;
  const isFit = kind !== 'PART' || (amount !== null && amount > 0 && amount <= refundableInPart);
  if (kind === null || ground === null || !isFit || caseTextProblem(text) !== null) return null;
  if (kind !== 'SELLER' && goesBack === null) return null;
  const paidBy = kind === 'SELLER' || goesBack === 'NO' ? null : goesBack;
  return {
    ...{ uuid, ground, text: text.trim(), needsReturn: paidBy !== null, returnPaidBy: paidBy },
    refund: kind === 'BUYER' ? refundable : kind === 'PART' ? (amount ?? 0) : 0,
  };
}

/** The dialog to decide a complaint or its appeal; both sides receive the reasons. */
export function DecideCaseDialog({ found, onClose }: CaseDialogProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  // Of what was not received nothing comes back, unless it has arrived since.
  const presetReturn = isReturnable(found.reason) ? null : 'NO';
  const [goesBack, setGoesBack] = useState<Return | null>(presetReturn);
  const [ground, setGround] = useState<DecisionGround | null>(null);
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const part = formatEuro(found.refundableInPart);
  return (
    <ActDialog<Decision>
      title={
        found.state === 'APPEALED' ? (
          <Trans>Decide on the appeal</Trans>
        ) : (
          <Trans>Decide on this complaint</Trans>
        )
      }
      label={<Trans>Save decision</Trans>}
      done={t`The decision has been saved. Both parties get the reasons by email.`}
      intent={decisionOf(found, { kind, amount, goesBack, ground, text })}
      act={async (decision, commandId) => {
        const variables = { ...decision, code: code.trim() || null, commandId };
        granted((await request(DecideCaseDocument, variables)).decideCase);
      }}
      onClose={onClose}
    >
      <TransferNote state={found.state} />
      <OutcomeField
        refundable={found.refundable}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          // What was chosen for a partial refund is not meant for a full one.
          setGoesBack(presetReturn);
        }}
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
      {kind !== null && kind !== 'SELLER' && <ReturnField value={goesBack} onChange={setGoesBack} />}
      <RadioGroup
        label={t`Reason`}
        value={ground}
        onChange={setGround}
        options={decisionGrounds.map((value) => ({ value, label: t(decisionGroundLabels[value]) }))}
      />
      <TextArea
        label={t`Explanation for both parties`}
        description={t`At least ten characters. Both parties see this text exactly as you write it.`}
        value={text}
        onChange={setText}
        maxLength={5000}
        rows={5}
      />
      <CodeField code={code} onChange={setCode} />
    </ActDialog>
  );
}

/** When the money is transferred after the decision. */
function TransferNote({ state }: Pick<DeskCase, 'state'>) {
  return (
    <p>
      {state === 'APPEALED' ? (
        <Trans>This decision is final: the money is transferred right away, or after the return.</Trans>
      ) : (
        <Trans>
          The money is transferred after 14 days without an appeal, or once the decision is accepted.
        </Trans>
      )}
    </p>
  );
}

interface OutcomeFieldProps extends Pick<DeskCase, 'refundable'> {
  readonly value: Kind | null;
  readonly onChange: (value: Kind) => void;
}

/** For whom the decision is. */
function OutcomeField({ refundable, value, onChange }: OutcomeFieldProps) {
  const { t } = useLingui();
  const all = formatEuro(refundable);
  return (
    <RadioGroup
      label={t`Decision`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'BUYER', label: t`For the buyer: ${all} refunded` },
        { value: 'SELLER', label: t`For the seller: no refund` },
        { value: 'PART', label: t`Partial refund` },
      ]}
    />
  );
}

interface ReturnFieldProps {
  readonly value: Return | null;
  readonly onChange: (value: Return) => void;
}

/** Whether the product is returned, and who pays for that. */
function ReturnField({ value, onChange }: ReturnFieldProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Does the product have to be returned?`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'NO', label: t`No, the buyer keeps it` },
        { value: 'SELLER', label: t`Yes, the seller arranges and pays for the return` },
        { value: 'BUYER', label: t`Yes, the buyer pays for the return` },
      ]}
    />
  );
}

/** The dialog to ask both sides for more information. */
export function AskDialog({ found, onClose }: CaseDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <ActDialog<{ readonly uuid: string; readonly text: string }>
      title={<Trans>Ask both parties</Trans>}
      label={<Trans>Send question</Trans>}
      done={t`Both parties get your question.`}
      intent={caseTextProblem(text) === null ? { uuid: found.uuid, text: text.trim() } : null}
      act={async (intent, commandId) => {
        granted((await request(AskInCaseDocument, { ...intent, commandId })).answerCase);
      }}
      onClose={onClose}
    >
      <TextArea label={t`Your question`} value={text} onChange={setText} maxLength={5000} rows={5} />
    </ActDialog>
  );
}
