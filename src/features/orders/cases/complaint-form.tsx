import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type CaseCheck,
  type CaseQuestion,
  caseChecks,
  caseReasons,
  caseWishes,
  checklists,
  isReturnable,
  wishesFor,
} from '#domain/cases/case-terms.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { storedInput } from '#src/platform/update/typed-text.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ConfirmDialog } from '#src/ui/kit/confirm-dialog.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { NumberField } from '#src/ui/kit/number-field.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { caseCheckLabels, caseQuestionLabels, caseReasonLabels, wishLabel } from './case-labels.ts';
import styles from './cases.module.css';
import { useFaultTexts } from './complaint-faults.ts';
import type { ComplaintValues } from './complaint-values.ts';
import type { useComplaintForm } from './use-complaint-form.ts';

interface ComplaintFormProps {
  readonly form: ReturnType<typeof useComplaintForm>;
  /** Shown below what a reason asks for; receives the fault of the photos. */
  readonly photos: (reason: ComplaintValues['reason'], error: string | undefined) => ReactNode;
  readonly isOffline: boolean;
  /** Why the complaint waits, while offline and stored on the device. */
  readonly waiting: ReactNode;
  /** Buttons beside "Send complaint". */
  readonly actions?: ReactNode;
}

/** The form of a complaint: the reason, its questions, photos, and the outcome. */
export function ComplaintForm({ form, photos, isOffline, waiting, actions }: ComplaintFormProps) {
  const { values, change, faults, tries, problem, isPending } = form;
  const texts = useFaultTexts();
  const errorOf = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault === undefined ? undefined : texts(fault, values);
  };
  return (
    <DataForm
      {...(form.isStored && storedInput)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary
        title={<Trans>Not yet complete</Trans>}
        problems={faults.map((fault) => ({ fieldId: `case-${fault.field}`, text: texts(fault, values) }))}
        focusKey={tries}
      />
      <Fields values={values} change={change} errorOf={errorOf}>
        {photos(values.reason, errorOf('photos'))}
      </Fields>
      {isOffline && (
        <Banner kind="warning">
          {form.isStored ? (
            waiting
          ) : (
            <Trans>
              You are offline. Keep this page open and send your complaint once you are back online.
            </Trans>
          )}
        </Banner>
      )}
      <CommandBanner problem={commandProblem(problem)} keepsText />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={isOffline}>
          <Trans>Send complaint</Trans>
        </Button>
        {actions}
      </div>
      <ConfirmDialog
        isOpen={form.isAsking}
        question={<Trans>Send this complaint?</Trans>}
        no={<Trans>Cancel</Trans>}
        yes={<Trans>Yes, send complaint</Trans>}
        onClose={form.closeQuestion}
        onYes={() => void form.send()}
      >
        <Trans>
          The seller is notified right away and has three working days to answer. We hold the money until the
          complaint is settled.
        </Trans>
      </ConfirmDialog>
    </DataForm>
  );
}

interface FieldsProps {
  readonly values: ComplaintValues;
  readonly change: (part: Partial<ComplaintValues>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** The photos. */
  readonly children: ReactNode;
}

function Fields({ values, change, errorOf, children }: FieldsProps) {
  const { t } = useLingui();
  const { reason } = values;
  return (
    <>
      <RadioGroup
        id="case-reason"
        label={t`What is wrong?`}
        value={reason}
        onChange={(chosen) =>
          change({
            reason: chosen,
            // A wish may not fit the new reason, or mean something else with it.
            ...(reason !== null && isReturnable(chosen) !== isReturnable(reason) && { wish: null }),
          })
        }
        options={caseReasons.map((value) => ({ value, label: t(caseReasonLabels[value]) }))}
        error={errorOf('reason')}
      />
      {reason !== null && (
        <Questions
          questions={checklists[reason].questions}
          values={values}
          onChange={(checks) => change({ checks })}
          error={errorOf('checks')}
        />
      )}
      <TextArea
        id="case-description"
        label={t`Describe the problem`}
        description={t`What do you see, and since when?`}
        value={values.description}
        onChange={(description) => change({ description })}
        error={errorOf('description')}
        rows={5}
      />
      {children}
      <RadioGroup
        id="case-wish"
        label={t`What would you like?`}
        value={values.wish}
        onChange={(wish) => change({ wish })}
        options={(reason === null ? caseWishes : wishesFor(reason)).map((value) => ({
          value,
          label: t(wishLabel(value, { reason })),
        }))}
        error={errorOf('wish')}
      />
      {values.wish === 'PART_REFUND' && (
        <div id="case-wishAmount">
          <NumberField
            label={t`Amount you want back`}
            prefix="€"
            maxDigits={7}
            value={values.wishAmount}
            onChange={(wishAmount) => change({ wishAmount })}
            error={errorOf('wishAmount')}
          />
        </div>
      )}
    </>
  );
}

interface QuestionsProps {
  readonly questions: readonly CaseQuestion[];
  readonly values: ComplaintValues;
  readonly onChange: (checks: ComplaintValues['checks']) => void;
  readonly error: string | undefined;
}

function Questions({ questions, values, onChange, error }: QuestionsProps) {
  const { t } = useLingui();
  const put = (question: CaseQuestion, answer: CaseCheck) =>
    onChange([...values.checks.filter((one) => one.question !== question), { question, answer }]);
  return (
    <div id="case-checks" className={styles.part}>
      {questions.map((question) => (
        <RadioGroup
          key={question}
          row
          label={t(caseQuestionLabels[question])}
          value={values.checks.find((one) => one.question === question)?.answer ?? null}
          onChange={(answer) => put(question, answer)}
          options={caseChecks.map((value) => ({ value, label: t(caseCheckLabels[value]) }))}
        />
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  );
}
