import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

export interface LeaveGuardProps {
  readonly isAtStake: () => boolean;
  readonly isSaving: boolean;
  /** Without a network nothing can be saved. */
  readonly isOffline: boolean;
  /** Resolves to whether everything is saved. */
  readonly onSave: () => Promise<boolean>;
  readonly onDrop?: () => void;
  readonly title: ReactNode;
  /** The labels of the two buttons. */
  readonly labels: { readonly drop: ReactNode; readonly save: ReactNode };
  readonly children: ReactNode;
}

/**
 * Asks a person who leaves a form with changes: saving leaves if it succeeds, dropping the changes leaves at once, and
 * closing the dialog stays.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { isAtStake, isSaving, isOffline, onSave, onDrop, title, labels, children } = props;
  const question = useLeaveQuestion(isAtStake);
  if (question === null) return null;
  const save = async () => {
    if (await onSave()) question.leave();
    else question.stay();
  };
  const drop = () => {
    onDrop?.();
    question.leave();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && question.stay()}
      title={title}
      actions={
        <>
          <Button onPress={drop} isDisabled={isSaving}>
            {labels.drop}
          </Button>
          <Button kind="primary" isPending={isSaving} isDisabled={isOffline} onPress={() => void save()}>
            {labels.save}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
