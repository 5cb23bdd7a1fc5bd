import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import styles from './viewings.module.css';

/** A button that opens the explanation of viewing a second-chance product (CONTENT-013). */
export function ViewingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Trans>How does a viewing go?</Trans>
      </Button>
      <ViewingsDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface ViewingsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialog about viewing second-chance products (CONTENT-013). */
function ViewingsDialog({ isOpen, onOpenChange }: ViewingsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Viewing a second-chance piece`} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.words}>
        <p>
          <Trans>Rather see it first? With sellers who accept viewings you can.</Trans>
        </p>
        <ol>
          <li>
            <Trans>Request a viewing on the page of the piece, and propose two days.</Trans>
          </li>
          <li>
            <Trans>The seller answers by e-mail and agrees with you on a day, a time and the place.</Trans>
          </li>
          <li>
            <Trans>
              Sit on it, open the drawers, look at the back. A viewing does not reserve it: it is yours once
              you have paid.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>Do you buy it? Then pay within Hervonden: only then do we hold your payment.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
