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
        <Trans>How does a viewing work?</Trans>
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
    <Dialog title={t`Viewing a second-chance product`} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.text}>
        <p>
          <Trans>Would you rather see it first? You can with sellers who accept viewings.</Trans>
        </p>
        <ol>
          <li>
            <Trans>Request a viewing on the product page, and propose two days.</Trans>
          </li>
          <li>
            <Trans>The seller replies by email and agrees on a day, a time and a place with you.</Trans>
          </li>
          <li>
            <Trans>
              Sit on it, open the drawers, look at the back. A viewing does not reserve the product: it is
              yours once you have paid.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>Are you buying it? Pay through Hervonden: only then do we hold your payment.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
