import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import type { SavingProduct } from './use-save-product.ts';

export interface LeaveGuardProps {
  readonly isAtStake: () => boolean;
  readonly saving: SavingProduct;
  readonly isOffline: boolean;
  /** Saving submits the product for review again (FORM-007). */
  readonly isSubmitting: boolean;
  readonly onDrop: () => void;
}

/**
 * Asks a person who leaves the form with changes (FORM-026): saving leaves if it succeeds, discarding drops the
 * changes, and closing the dialog stays.
 */
export function LeaveGuard({ isAtStake, saving, isOffline, isSubmitting, onDrop }: LeaveGuardProps) {
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
      title={isSubmitting ? <Trans>Submit your changes?</Trans> : <Trans>Save your changes?</Trans>}
      actions={
        <>
          <Button onPress={drop} isDisabled={saving.isSaving}>
            {isSubmitting ? <Trans>Don’t submit</Trans> : <Trans>Don’t save</Trans>}
          </Button>
          <Button
            kind="primary"
            isPending={saving.isSaving}
            isDisabled={isOffline}
            onPress={() => void save()}
          >
            {isSubmitting ? <Trans>Submit again</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      {isOffline ? (
        <Trans>You are offline. You can save once you are back online; you won’t lose your changes.</Trans>
      ) : isSubmitting ? (
        <Trans>Your changes to this listing have not been submitted yet.</Trans>
      ) : (
        <Trans>Your changes to this listing have not been saved yet.</Trans>
      )}
    </Dialog>
  );
}
