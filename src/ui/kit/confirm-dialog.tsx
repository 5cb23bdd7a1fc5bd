import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly question: ReactNode;
  /** The consequences. */
  readonly children: ReactNode;
  readonly no: ReactNode;
  readonly yes: ReactNode;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks for confirmation of an action; closes after either answer. */
export function ConfirmDialog({ isOpen, question, children, no, yes, onClose, onYes }: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={question}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {no}
          </Button>
          <Button
            kind="primary"
            onPress={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
