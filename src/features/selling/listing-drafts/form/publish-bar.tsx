import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, Send } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { RootMark } from '#src/ui/kit/root-mark.tsx';
import type { DraftSession } from '../model/draft-session.ts';
import { useSelected } from '../model/use-selected.ts';
import { stepMessage, stepProgress } from '../publish/publish-messages.ts';
import type { PublishStep } from '../publish/publish-run.ts';
import { fieldLabel } from '../texts/field-labels.ts';
import styles from './docked-bar.module.css';
import { focusField } from './focus-field.ts';
import { FormProgressPanel, type FormProgressPanelProps, progressOf } from './form-progress-panel.tsx';
import { SaveStatus } from './save-status.tsx';
import { useDockedBar } from './use-docked-bar.ts';
import { toSellerStep } from './use-publish-form.tsx';

export interface PublishBarProps extends FormProgressPanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly session: DraftSession;
  readonly online: boolean;
  readonly step: PublishStep | null;
  /** What the last attempt to publish needs first, such as a sign-in. */
  readonly notice: ReactNode;
  readonly onPublish: () => void;
  readonly onStop: () => void;
}

/**
 * How far the draft is, where it is stored, and the next action: the next field that is missing, or publishing, which
 * is never queued (PWA-037, docs/readings.md). Always within reach, also above the keyboard of a phone.
 */
export function PublishBar(props: PublishBarProps) {
  const { ref, session, checks, asksForSeller, online, step, notice, onPublish, onStop } = props;
  useDockedBar(ref);
  if (step !== null) {
    return (
      <div ref={ref} tabIndex={-1} className={styles.bar}>
        <RootMark name="form-bar" />
        <Working step={step} onStop={onStop} />
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles.bar}>
      <RootMark name="form-bar" />
      {notice}
      <div className={styles.status}>
        <FormProgressPanel checks={checks} asksForSeller={asksForSeller} />
        <SaveStatus session={session} />
      </div>
      {!online && (
        <p className={styles.reason} id="publish-reason">
          <Trans>
            You are offline. You can publish your listing once you are back online. Your draft is saved.
          </Trans>
        </p>
      )}
      <div className={styles.buttons}>
        <NextPart checks={checks} asksForSeller={asksForSeller} />
        <Button
          kind="primary"
          icon={Send}
          wide
          isDisabled={!online}
          onPress={onPublish}
          {...(online ? {} : { 'aria-describedby': 'publish-reason' })}
        >
          <Trans>Publish listing</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Leads to the first part that is missing: a field, or the details of the seller below the form. */
function NextPart({ checks, asksForSeller }: FormProgressPanelProps) {
  const { t } = useLingui();
  const { missing } = useSelected(checks.form$, progressOf);
  const [next] = missing;
  if (next === undefined && !asksForSeller) return null;
  const field = next === undefined ? t`Seller details` : t(fieldLabel(next.place));
  return (
    <Button
      kind="secondary"
      icon={ArrowDown}
      wide
      onPress={() => (next === undefined ? toSellerStep() : focusField(next.place))}
    >
      <Trans>Next: {field}</Trans>
    </Button>
  );
}

function Working({ step, onStop }: { step: PublishStep; onStop: () => void }) {
  const { t } = useLingui();
  const label = t(stepMessage(step));
  return (
    <div className={styles.working} role="status">
      <div className={styles.workingLine}>
        <span>{label}</span>
        {step.step !== 'placing' && (
          <Button kind="quiet" size="small" onPress={onStop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      <ProgressBar label={label} value={stepProgress(step)} isLabelHidden />
    </div>
  );
}
