import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import type { SavingAd } from './use-save-ad.ts';

export interface LeaveGuardProps {
  readonly isAtStake: () => boolean;
  readonly saving: SavingAd;
  readonly isOffline: boolean;
  readonly onDrop: () => void;
}

/**
 * Asks whoever leaves the form with changes (FORM-026): saving leaves when it works, not saving drops them; closing the
 * question stays.
 */
export function LeaveGuard({ isAtStake, saving, isOffline, onDrop }: LeaveGuardProps) {
  const question = useLeaveQuestion(isAtStake);
  if (question === null) return null;
  const save = async () => {
    if (await saving.save()) question.leave();
    else question.stay();
  };
  const drop = () => {
    onDrop();
    question.leave();
  };
  return (
    <Dialog
      isOpen
      narrow
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && question.stay()}
      title={<Trans>Save your changes?</Trans>}
      actions={
        <>
          <Button onPress={drop} isDisabled={saving.isSaving}>
            <Trans>Do not save</Trans>
          </Button>
          <Button
            kind="primary"
            isPending={saving.isSaving}
            isDisabled={isOffline}
            onPress={() => void save()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {isOffline ? (
        <Trans>Saving needs a network. What you changed is kept here until then.</Trans>
      ) : (
        <Trans>You changed this listing and did not save it yet.</Trans>
      )}
    </Dialog>
  );
}
