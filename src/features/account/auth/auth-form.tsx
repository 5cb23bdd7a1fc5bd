import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
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
  /** The fields; omitted for a form that has only a button. */
  readonly children?: ReactNode;
  readonly submitLabel: ReactNode;
  readonly onSubmit: () => void;
  /** Links to the other ways to sign in, below the button. */
  readonly footer?: ReactNode;
  /** A link or button beside the message about the form as a whole. */
  readonly problemAction?: ReactNode;
}

/**
 * A form of the auth panel: title, errors, fields and one button. Enter submits it; typed values are never cleared.
 */
export function AuthForm(props: AuthFormProps) {
  const { tools, attempt, title, intro, children, submitLabel, onSubmit, footer, problemAction } = props;
  const isOffline = useIsOffline();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffline && !attempt.isBusy) onSubmit();
  };
  return (
    <PanelFrame tools={tools} title={title}>
      {intro !== undefined && <p className={styles.reason}>{intro}</p>}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Problems attempt={attempt} action={problemAction} />
        {isOffline && (
          <Banner kind="warning" announce>
            <Trans>
              You are offline. You won’t lose what you entered. Try again once you are back online.
            </Trans>
          </Banner>
        )}
        {children}
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          isPending={attempt.isBusy}
          isDisabled={isOffline}
        >
          {isOffline ? <Trans>Waiting for a connection</Trans> : submitLabel}
        </Button>
      </form>
      {footer}
    </PanelFrame>
  );
}

/**
 * One invalid field shows its error in place; two or more are also listed at the top, each as a link to its field.
 */
function Problems({ attempt, action }: { readonly attempt: Attempt; readonly action?: ReactNode }) {
  const text = useProblemText();
  const whole = attempt.problems.find(({ field }) => field === null);
  const fields = attempt.problems.filter(({ field }) => field !== null);
  return (
    <>
      {whole !== undefined && (
        <Banner kind="error" announce action={action}>
          {text(whole)}
        </Banner>
      )}
      {fields.length > 1 && (
        <ErrorSummary
          title={<Trans>Not yet complete</Trans>}
          problems={fields.map((one) => ({ fieldId: `auth-${one.field}`, text: text(one) }))}
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

/** Returns the message of a problem in the language of the page. */
export function useProblemText(): (problem: AuthProblem) => string {
  const { t } = useLingui();
  return ({ text }) => (typeof text === 'string' ? text : t(text));
}

/** Returns the error message of a field; null when the field is valid. */
export function useFieldError(attempt: Attempt): (field: AuthField) => string | null {
  const text = useProblemText();
  return (field) => {
    const problem = attempt.problems.find((one) => one.field === field);
    return problem === undefined ? null : text(problem);
  };
}
