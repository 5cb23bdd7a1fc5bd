import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isReturnable } from '#domain/cases/case-terms.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import type { AnswerFormProps } from './case-actions-props.ts';
import styles from './cases.module.css';
import { useCaseAct } from './use-case-act.ts';

type Kind = 'FULL' | 'PART' | 'NONE';
type Return = 'NO' | 'BUYER' | 'SELLER';

/** What is chosen and written so far, and the proposal it amounts to; null while something is missing. */
function useProposal({ uuid, refundable, refundableInPart, reason }: AnswerFormProps['found']) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [goesBack, setGoesBack] = useState<Return | null>(null);
  const [text, setText] = useState('');
  const asksForReturn = kind !== null && kind !== 'NONE' && isReturnable(reason);
  const isFit = amount !== null && amount > 0 && amount <= refundableInPart;
  const isWhole = kind !== null && (kind !== 'PART' || isFit) && (!asksForReturn || goesBack !== null);
  const returnPaidBy = !asksForReturn || goesBack === 'NO' ? null : goesBack;
  const given = {
    ...{ uuid, text: text.trim(), returnPaidBy, needsReturn: returnPaidBy !== null },
    refund: kind === 'FULL' ? refundable : kind === 'PART' ? (amount ?? 0) : 0,
  };
  const chooseKind = (chosen: Kind) => {
    setKind(chosen);
    // What was chosen for a partial refund is not meant for a full one.
    setGoesBack(null);
  };
  return {
    ...{ kind, chooseKind, amount, setAmount, isFit, goesBack, setGoesBack, asksForReturn, text, setText },
    given: isWhole ? given : null,
  };
}

/** The form for a proposal to settle the complaint. */
export function ProposalForm({ found, isOffline, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const proposal = useProposal(found);
  const [wasTried, setTried] = useState(false);
  const { act, isPending, error } = useCaseAct();
  const { given } = proposal;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (given !== null && (await act({ kind: 'propose', given }))) onDone();
  };
  return (
    <DataForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <RefundFields found={found} proposal={proposal} wasTried={wasTried} />
      {proposal.asksForReturn && (
        <RadioGroup
          label={t`Does the product have to be returned?`}
          value={proposal.goesBack}
          onChange={proposal.setGoesBack}
          options={
            found.role === 'seller'
              ? [
                  { value: 'NO', label: t`No, the buyer keeps it` },
                  { value: 'SELLER', label: t`Yes, I arrange and pay for the return` },
                  { value: 'BUYER', label: t`Yes, the buyer pays for the return` },
                ]
              : [
                  { value: 'NO', label: t`No, I keep it` },
                  { value: 'SELLER', label: t`Yes, the seller arranges and pays for the return` },
                  { value: 'BUYER', label: t`Yes, I pay for the return` },
                ]
          }
          error={
            wasTried && proposal.goesBack === null
              ? t`Choose whether the product has to be returned.`
              : undefined
          }
        />
      )}
      <TextArea
        label={t`Explanation`}
        aside={t`Optional`}
        value={proposal.text}
        onChange={proposal.setText}
        maxLength={5000}
        rows={3}
      />
      <CommandBanner problem={commandProblem(error)} keepsText />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={isOffline}>
          <Trans>Send proposal</Trans>
        </Button>
        <Button kind="quiet" onPress={onDone}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </DataForm>
  );
}

interface RefundFieldsProps extends Pick<AnswerFormProps, 'found'> {
  readonly proposal: ReturnType<typeof useProposal>;
  readonly wasTried: boolean;
}

/** Whether and how much is refunded. */
function RefundFields({ found, proposal, wasTried }: RefundFieldsProps) {
  const { t } = useLingui();
  const { kind, amount, isFit } = proposal;
  const [all, part] = [formatEuro(found.refundable), formatEuro(found.refundableInPart)];
  return (
    <>
      <RadioGroup
        label={t`Your proposal`}
        value={kind}
        onChange={proposal.chooseKind}
        options={[
          { value: 'FULL', label: t`Full refund: ${all}` },
          { value: 'PART', label: t`Partial refund` },
          { value: 'NONE', label: t`No refund` },
        ]}
        error={wasTried && kind === null ? t`Choose a proposal.` : undefined}
      />
      {kind === 'PART' && (
        <NumberField
          label={t`Amount to refund`}
          description={t`Whole euros, at most ${part}.`}
          prefix="€"
          maxDigits={7}
          value={amount}
          onChange={proposal.setAmount}
          error={wasTried && !isFit ? t`Enter an amount between €1 and ${part}.` : undefined}
        />
      )}
    </>
  );
}
