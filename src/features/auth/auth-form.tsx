import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useOnline } from '#src/data/use-online.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import styles from './auth.module.css';
import type { AuthField, AuthProblem } from './auth-messages.ts';
import { PanelFrame } from './panel-frame.tsx';
import type { PanelTools } from './panel-tools.ts';
import type { Attempt } from './use-attempt.ts';

export interface AuthFormProps {
  readonly tools: PanelTools;
  readonly attempt: Attempt;
  readonly title: string;
  readonly intro?: ReactNode;
  /** The fields; nothing for a form that is only its button. */
  readonly children?: ReactNode;
  readonly submitWords: ReactNode;
  readonly onSubmit: () => void;
  /** Under the button: the other ways in. */
  readonly footer?: ReactNode;
  /** With the sentence of what is wrong with the whole: the way on. */
  readonly problemAction?: ReactNode;
}

/** A form of the panel: title, what is wrong, fields, one button. Enter sends it; what was typed stays. */
export function AuthForm(props: AuthFormProps) {
  const { tools, attempt, title, intro, children, submitWords, onSubmit, footer, problemAction } = props;
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (online && !attempt.isBusy) onSubmit();
  };
  return (
    <PanelFrame tools={tools} title={title}>
      {intro !== undefined && <p className={styles.reason}>{intro}</p>}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Problems attempt={attempt} action={problemAction} />
        {!online && (
          <Banner kind="warning" announce>
            <Trans>You are offline. This needs a connection; what you typed stays here.</Trans>
          </Banner>
        )}
        {children}
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          isPending={attempt.isBusy}
          isDisabled={!online}
        >
          {online ? submitWords : <Trans>Waiting for a connection</Trans>}
        </Button>
      </form>
      {footer}
    </PanelFrame>
  );
}

/** One wrong field says so in place; two or more are listed on top as well, each a link to its field. */
function Problems({ attempt, action }: { readonly attempt: Attempt; readonly action?: ReactNode }) {
  const words = useProblemWords();
  const whole = attempt.problems.find(({ field }) => field === null);
  const fields = attempt.problems.filter(({ field }) => field !== null);
  return (
    <>
      {whole !== undefined && (
        <Banner kind="error" announce action={action}>
          {words(whole)}
        </Banner>
      )}
      {fields.length > 1 && (
        <ErrorSummary
          title={<Trans>Not yet complete</Trans>}
          problems={fields.map((one) => ({ fieldId: `auth-${one.field}`, text: words(one) }))}
          focusKey={attempt.refusals}
        />
      )}
    </>
  );
}

function useFocusOnProblem(form: { readonly current: HTMLFormElement | null }, attempt: Attempt): void {
  const { problems, refusals } = attempt;
  const [first] = problems;
  const field = problems.length === 1 ? (first?.field ?? null) : null;
  useEffect(() => {
    if (refusals === 0 || field === null) return;
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  }, [form, refusals, field]);
}

function useProblemWords(): (problem: AuthProblem) => string {
  const { t } = useLingui();
  return ({ words }) => (typeof words === 'string' ? words : t(words));
}

/** The sentence at one field; null when nothing is wrong with it. */
export function useFieldError(attempt: Attempt): (field: AuthField) => string | null {
  const words = useProblemWords();
  return (field) => {
    const problem = attempt.problems.find((one) => one.field === field);
    return problem === undefined ? null : words(problem);
  };
}
