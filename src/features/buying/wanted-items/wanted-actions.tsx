import { Trans, useLingui } from '@lingui/react/macro';
import { PartyPopper, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { wantedLifeCycle } from '#domain/wanted/life-cycle.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useWantedChange } from './use-wanted-change.ts';
import styles from './wanted.module.css';
import type { WantedDetail } from './wanted-queries.ts';

export interface WantedActionsProps {
  readonly item: WantedDetail;
  readonly isOffline: boolean;
  readonly onRemoved: () => void;
}

/** The owner's actions on a wanted item, derived from the life cycle that the server enforces. */
export function WantedActions({ item, isOffline, onRemoved }: WantedActionsProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useWantedChange(item.uuid);
  const possible = possibleEvents(wantedLifeCycle, { state: item.status, actor: 'owner', facts: {} });
  const resume = async () => {
    if (await run('resume')) toast(t`We are looking again.`, { kind: 'success' });
  };
  const find = async () => {
    if (!(await run('find'))) return;
    toast(t`Congratulations! We have stopped looking.`, {
      kind: 'success',
      action: { label: t`Undo`, run: () => void resume() },
    });
  };
  const remove = async () => {
    const isGone = await run('remove');
    setAsking(false);
    if (!isGone) return;
    toast(t`The wanted request has been removed.`);
    onRemoved();
  };
  return (
    <div className={styles.actions}>
      {possible.includes('find') && (
        <Button icon={PartyPopper} onPress={() => void find()} isDisabled={isOffline || isPending}>
          <Trans>I found it</Trans>
        </Button>
      )}
      {possible.includes('resume') && (
        <Button icon={Search} onPress={() => void resume()} isDisabled={isOffline || isPending}>
          <Trans>Keep looking</Trans>
        </Button>
      )}
      {possible.includes('remove') && (
        <Button
          kind="quiet"
          icon={Trash2}
          onPress={() => setAsking(true)}
          isDisabled={isOffline || isPending}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
      {isOffline && (
        <p className={styles.soft}>
          <Trans>You are offline. You can change this once you are back online.</Trans>
        </p>
      )}
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<Trans>Remove this wanted request?</Trans>}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>
              <Trans>Keep</Trans>
            </Button>
            <Button kind="danger" onPress={() => void remove()} isPending={isPending}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          The wanted request and its photos will be permanently removed. You’ll get no more emails about it.
        </Trans>
      </Dialog>
    </div>
  );
}
