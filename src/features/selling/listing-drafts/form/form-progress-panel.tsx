import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { useMedia } from '#src/ui/kit/use-media.ts';
import type { MissingPart } from '../model/form-progress.ts';
import { useSelected } from '../model/use-selected.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import styles from './docked-bar.module.css';
import { focusField } from './focus-field.ts';
import type { CheckedForm, FormChecks } from './form-checks.ts';
import { toSellerStep } from './use-publish-form.tsx';

export interface FormProgressPanelProps {
  readonly checks: FormChecks;
  /** Whether the account still needs its seller details, which are asked for below the form. */
  readonly asksForSeller: boolean;
}

/**
 * How many parts of the form are done. What is missing is a list of links to the fields, which a phone shows on
 * demand. The details of the seller are a part too: nothing can be published without them.
 */
export function FormProgressPanel({ checks, asksForSeller }: FormProgressPanelProps) {
  const { t } = useLingui();
  const { done, missing, ...progress } = useSelected(checks.form$, progressOf);
  const total = progress.total + (asksForSeller ? 1 : 0);
  const photosMissing = useSelected(checks.form$, photosMissingIn);
  const isWide = useMedia('(min-width: 1000px)');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (missing.length === 0 && !asksForSeller) {
    return (
      <p className={styles.ready} role="status">
        <Icon icon={CircleCheck} size={18} /> <Trans>Ready to publish</Trans>
      </p>
    );
  }
  const count = (
    <Trans>
      {done} of {total} done
    </Trans>
  );
  return (
    <div className={styles.progress}>
      <ProgressBar label={t`Parts of your listing`} value={done / total} isLabelHidden />
      {isWide ? (
        <p className={styles.count}>{count}</p>
      ) : (
        <Button
          className={styles.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setOpen(!isOpen)}
        >
          {count}
          <Icon icon={isOpen ? ChevronDown : ChevronUp} size={18} />
        </Button>
      )}
      <ul id={listId} className={styles.todo} hidden={!isWide && !isOpen} aria-label={t`Still missing`}>
        {missing.map((part) => (
          <li key={part.place}>
            <TodoButton part={part} photosMissing={photosMissing} onPress={() => setOpen(false)} />
          </li>
        ))}
        {asksForSeller && (
          <li>
            <Button
              className={styles.todoButton ?? ''}
              onPress={() => {
                setOpen(false);
                toSellerStep();
              }}
            >
              <Trans>Seller details</Trans>
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

const photosMissingIn = ({ check }: CheckedForm) => check.photosMissing;
export const progressOf = ({ progress }: CheckedForm) => progress;

interface TodoButtonProps {
  readonly part: MissingPart;
  readonly photosMissing: number;
  readonly onPress: () => void;
}

function TodoButton({ part: { place, problem }, photosMissing, onPress }: TodoButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      className={styles.todoButton ?? ''}
      onPress={() => {
        onPress();
        focusField(place);
      }}
    >
      {problem.code === 'photos' && photosMissing > 0 ? (
        <Plural value={photosMissing} one="one more photo" other="# more photos" />
      ) : (
        t(fieldLabel(place))
      )}
    </Button>
  );
}
