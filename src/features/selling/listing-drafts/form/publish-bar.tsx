import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Send } from 'lucide-react';
import { Button } from '#src/ui/kit/button.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { stepMessage, stepProgress } from '../publish/publish-messages.ts';
import type { PublishStep } from '../publish/publish-run.ts';
import styles from './draft-form.module.css';

export interface PublishBarProps {
  readonly online: boolean;
  readonly step: PublishStep | null;
  readonly onPublish: () => void;
  readonly onStop: () => void;
  readonly onNext: () => void;
}

/**
 * The two actions for a draft: publish it, or start the next one. Publishing is never queued (PWA-037,
 * docs/readings.md).
 */
export function PublishBar({ online, step, onPublish, onStop, onNext }: PublishBarProps) {
  if (step !== null) return <Working step={step} onStop={onStop} />;
  return (
    <div className={styles.bar} data-docked>
      {!online && (
        <p className={styles.barReason} id="publish-reason">
          <Trans>
            You are offline. You can publish your listing once you are back online. Your draft is saved.
          </Trans>
        </p>
      )}
      <div className={styles.barButtons}>
        <Button kind="secondary" icon={Plus} wide onPress={onNext}>
          <Trans>Save and new listing</Trans>
        </Button>
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

function Working({ step, onStop }: { step: PublishStep; onStop: () => void }) {
  const { t } = useLingui();
  const label = t(stepMessage(step));
  return (
    <div className={styles.bar} data-docked>
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
    </div>
  );
}
