import { Trans } from '@lingui/react/macro';
import {
  applyUpdate,
  postponeUpdate,
  type UpdatePhase,
  updatePhase$,
} from '#src/platform/update/app-update.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { useValue } from '#src/ui/kit/use-value.ts';
import styles from './notices.module.css';

/** Asks before a new version is activated, and says when something could not be saved first. */
export function UpdatePrompt() {
  const phase = useValue(updatePhase$);
  if (phase === 'current') return null;
  const failed = phase === 'unsaved';
  const isTyped = phase === 'typed';
  return (
    <Banner
      announce
      kind={failed || isTyped ? 'warning' : 'info'}
      title={<PromptTitle phase={phase} />}
      action={
        <div className={styles.actions}>
          <Button
            kind={isTyped ? 'secondary' : 'primary'}
            size="small"
            isPending={phase === 'saving'}
            onPress={() => void applyUpdate({ dropsText: isTyped })}
          >
            <ReloadLabel phase={phase} />
          </Button>
          <Button kind="quiet" size="small" isDisabled={phase === 'saving'} onPress={postponeUpdate}>
            <Trans>Later</Trans>
          </Button>
        </div>
      }
    >
      <PromptText phase={phase} />
    </Banner>
  );
}

function ReloadLabel({ phase }: { readonly phase: UpdatePhase }) {
  if (phase === 'unsaved') return <Trans>Try again</Trans>;
  if (phase === 'typed') return <Trans>Reload anyway</Trans>;
  return <Trans>Save and reload</Trans>;
}

function PromptTitle({ phase }: { readonly phase: UpdatePhase }) {
  if (phase === 'unsaved') return <Trans>Some changes could not be saved</Trans>;
  if (phase === 'typed') return <Trans>You have not sent or saved a text on this page</Trans>;
  if (phase === 'saving') return <Trans>Saving your changes…</Trans>;
  return <Trans>There is a new version of Hervonden</Trans>;
}

function PromptText({ phase }: { readonly phase: UpdatePhase }) {
  if (phase === 'unsaved' || phase === 'typed')
    return <Trans>The page was not reloaded. Check what you were typing and try again.</Trans>;
  if (phase === 'replaced') {
    return <Trans>It is already active. You can go on here, but some pages open only after reloading.</Trans>;
  }
  return <Trans>Your drafts are saved first.</Trans>;
}
