import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { anchorOf } from '#domain/product/anchor.ts';
import type { ProductProblem } from '#domain/product/problem.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { useSelected } from '../model/use-selected.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import styles from './draft-form.module.css';
import { focusField } from './focus-field.ts';
import type { CheckedForm, FormChecks } from './form-checks.ts';

export interface ChecklistPanelProps {
  readonly session: DraftSession;
  readonly checks: FormChecks;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is still missing before the draft can be published; each item leads to its field. */
export function ChecklistPanel({ session, checks, ref }: ChecklistPanelProps) {
  const { problems, photosMissing } = useSelected(checks.form$, missingOf);
  const { draft } = session.view$.value;
  // Fields that are asked in steps are one item, which leads to the next step.
  const fields = [...new Map(problems.map((problem) => [anchorOf(draft, problem.field), problem])).entries()];
  if (fields.length === 0) {
    return (
      <div ref={ref} tabIndex={-1} className={styles.panel} role="status">
        <p className={styles.panelTitle}>
          <CircleCheck aria-hidden size={18} /> <Trans>Ready to publish</Trans>
        </p>
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles.panel} role="status">
      <p className={styles.panelTitle}>
        <Plural
          value={fields.length}
          one="# point left before you can publish your listing"
          other="# points left before you can publish your listing"
        />
      </p>
      <ul className={styles.todo}>
        {fields.map(([place, problem]) => (
          <li key={place}>
            <TodoButton place={place} problem={problem} photosMissing={photosMissing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const missingOf = ({ check }: CheckedForm) => ({
  problems: check.problems,
  photosMissing: check.photosMissing,
});

function TodoButton({
  place,
  problem,
  photosMissing,
}: {
  place: string;
  problem: ProductProblem;
  photosMissing: number;
}) {
  const { t } = useLingui();
  return (
    <Button className={styles.todoButton ?? ''} onPress={() => focusField(place)}>
      {problem.code === 'photos' && photosMissing > 0 ? (
        <Plural value={photosMissing} one="one more photo" other="# more photos" />
      ) : (
        t(fieldLabel(place))
      )}
    </Button>
  );
}
