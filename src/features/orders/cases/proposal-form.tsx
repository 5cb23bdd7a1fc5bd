import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
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

/** The form for a proposal to settle the complaint. */
export function ProposalForm({ found, isOffline, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [goesBack, setGoesBack] = useState<Return>('NO');
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const { act, isPending, error } = useCaseAct();
  const { refundable, refundableInPart, reason } = found;
  const [all, part] = [formatEuro(refundable), formatEuro(refundableInPart)];
  const isFit = amount !== null && amount > 0 && amount <= refundableInPart;
  const isWhole = kind !== null && (kind !== 'PART' || isFit);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return;
    const returnPaidBy = kind === 'NONE' || goesBack === 'NO' ? null : goesBack;
    const given = {
      ...{ uuid: found.uuid, text: text.trim(), returnPaidBy },
      refund: kind === 'FULL' ? refundable : kind === 'PART' ? (amount ?? 0) : 0,
      needsReturn: returnPaidBy !== null,
    };
    if (await act({ kind: 'propose', given })) onDone();
  };
  return (
    <DataForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={t`Your proposal`}
        value={kind}
        onChange={setKind}
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
          onChange={setAmount}
          error={wasTried && !isFit ? t`Enter an amount between €1 and ${part}.` : undefined}
        />
      )}
      {kind !== null && kind !== 'NONE' && reason !== 'NOT_RECEIVED' && (
        <RadioGroup
          label={t`Does the product have to be returned?`}
          value={goesBack}
          onChange={setGoesBack}
          options={[
            { value: 'NO', label: t`No, the buyer keeps it` },
            { value: 'SELLER', label: t`Yes, the seller arranges and pays for the return` },
            { value: 'BUYER', label: t`Yes, the buyer pays for the return` },
          ]}
        />
      )}
      <TextArea
        label={t`Explanation`}
        aside={t`Optional`}
        value={text}
        onChange={setText}
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
