import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

interface FormProblem {
  /** The id of the field's control, to focus it; null if the problem does not belong to a field. */
  readonly fieldId: string | null;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly problems: readonly FormProblem[];
  /** Focuses the summary each time this changes, for example a count of attempts. 0 does not focus it. */
  readonly focusKey?: number;
  /** Focuses the first field in place of the summary, which is announced all the same. */
  readonly focusesField?: boolean;
  /** Shows the number of problems and a link to the first one; the list expands on demand. */
  readonly isFolded?: boolean;
}

/** All problems of a form, each linked to its field; renders nothing if there are none. Placed above the form. */
export function ErrorSummary({ title, problems, focusKey = 0, isFolded = false, ...how }: ErrorSummaryProps) {
  const { focusesField = false } = how;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = useEffectEvent(() => {
    const first = focusesField ? problems.find(({ fieldId }) => fieldId !== null) : undefined;
    if (first?.fieldId == null) heading.current?.focus();
    else focusField(first.fieldId);
  });
  useEffect(() => {
    if (focusKey > 0) focusFirst();
  }, [focusKey]);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <h2 ref={heading} tabIndex={-1} className={styles.summaryTitle}>
        <Icon icon={CircleAlert} />
        {title}
      </h2>
      {isFolded && problems.length > 1 ? (
        <FoldedProblems problems={problems} />
      ) : (
        <ProblemList problems={problems} />
      )}
    </div>
  );
}

function ProblemList({ problems }: { readonly problems: readonly FormProblem[] }) {
  return (
    <ul className={styles.summaryList}>
      {problems.map((problem) => (
        <li key={`${problem.fieldId ?? ''}|${problem.text}`}>
          {problem.fieldId === null ? (
            problem.text
          ) : (
            <FieldJump id={problem.fieldId}>{problem.text}</FieldJump>
          )}
        </li>
      ))}
    </ul>
  );
}

function FoldedProblems({ problems }: { readonly problems: readonly FormProblem[] }) {
  const first = problems.find((problem) => problem.fieldId !== null)?.fieldId ?? null;
  return (
    <>
      {first !== null && (
        <p className={styles.summaryFirst}>
          <FieldJump id={first}>
            <Trans>To the first field</Trans>
          </FieldJump>
        </p>
      )}
      <details className={styles.summaryDetails}>
        <summary>
          <Plural value={problems.length} one="Show # problem" other="Show all # problems" />
        </summary>
        <ProblemList problems={problems} />
      </details>
    </>
  );
}

function FieldJump({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(id);
      }}
    >
      {children}
    </a>
  );
}

function focusField(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  const control = place.matches('input, textarea, button, select')
    ? place
    : place.querySelector<HTMLElement>('input:not([type="file"]), textarea, button, select, [tabindex]');
  place.scrollIntoView({ block: 'center' });
  (control ?? place).focus({ preventScroll: true });
}
