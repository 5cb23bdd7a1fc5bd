import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { anchorOf } from '#domain/product/anchor.ts';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftCheck } from '#domain/product/draft-check.ts';
import type { ProductProblem } from '#domain/product/problem.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import styles from './draft-form.module.css';
import { focusField } from './focus-field.ts';

export interface ChecklistPanelProps {
  readonly draft: ListingDraft;
  readonly check: DraftCheck;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is still missing before the draft can be published; each item leads to its field. */
export function ChecklistPanel({ draft, check, ref }: ChecklistPanelProps) {
  const { problems } = check;
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
            <TodoButton place={place} problem={problem} photosMissing={check.photosMissing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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
