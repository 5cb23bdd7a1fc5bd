import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';

export interface DiscardQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a dialog with typed text closes without its action. */
export function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onStay}
      title={<Trans>Discard your text?</Trans>}
      actions={
        <>
          <Button kind="danger" onPress={onDiscard}>
            <Trans>Discard text</Trans>
          </Button>
          <Button kind="primary" onPress={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    >
      <Trans>Nothing has been sent, and what you typed is not kept.</Trans>
    </Dialog>
  );
}
