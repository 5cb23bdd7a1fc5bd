import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ComplaintPlace, complaintDraftAt, guestId } from '#src/data/complaints/complaint-drafts.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { ConfirmDialog } from '#src/ui/kit/confirm-dialog.tsx';
import { CaseKeyContext } from './case-key.ts';
import styles from './cases.module.css';
import { ComplaintForm } from './complaint-form.tsx';
import { type Paid, paidWithDelivery, useComplaintForm } from './use-complaint-form.ts';

export interface GuestOpenFormProps {
  /** The key of the emailed link to the order. */
  readonly linkKey: string;
  readonly order: Paid & { readonly uuid: string };
  /** The link to an account, with which photos can be added. */
  readonly account: ReactNode;
}

/** The complaint of a buyer without an account, opened from the page of the order. Stored in this tab until sent. */
export function GuestOpenForm({ linkKey, order, account }: GuestOpenFormProps) {
  const place = { userId: guestId, orderUuid: order.uuid };
  const [isOpen, setOpen] = useState(() => complaintDraftAt(place) !== null);
  /** The button and the form replace each other, and each takes over the focus. */
  const [wasPressed, setPressed] = useState(false);
  const toggle = (next: boolean) => {
    setPressed(true);
    setOpen(next);
  };
  if (!isOpen)
    return (
      <div className={styles.actions}>
        <Button kind="quiet" autoFocus={wasPressed} onPress={() => toggle(true)}>
          <Trans>Report a problem</Trans>
        </Button>
      </div>
    );
  return (
    <CaseKeyContext value={linkKey}>
      <GuestForm
        place={place}
        paid={paidWithDelivery(order)}
        account={account}
        takesFocus={wasPressed}
        onClose={() => toggle(false)}
      />
    </CaseKeyContext>
  );
}

interface GuestFormProps {
  readonly place: ComplaintPlace;
  readonly paid: number;
  readonly account: ReactNode;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

function GuestForm({ place, paid, account, takesFocus, onClose }: GuestFormProps) {
  const form = useComplaintForm({ place, paid, photos: null });
  const isOffline = useIsOffline();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const discard = () => {
    form.discard();
    onClose();
  };
  return (
    <section className={styles.form} aria-labelledby="complaint-title">
      <h2 ref={heading} id="complaint-title" tabIndex={-1} className={styles.title}>
        <Trans>Your complaint</Trans>
      </h2>
      <ComplaintForm
        form={form}
        isOffline={isOffline}
        photos={() => (
          <p className={styles.soft}>
            <Trans>You need an account to add photos. Without one, describe what you see.</Trans> {account}
          </p>
        )}
        waiting={
          <Trans>
            You are offline. Keep this page open and send your complaint once you are back online.
          </Trans>
        }
        actions={
          <Button
            isDisabled={form.isPending}
            onPress={() => (form.hasText ? setDiscarding(true) : discard())}
          >
            <Trans>Cancel</Trans>
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isDiscarding}
        question={<Trans>Discard this complaint?</Trans>}
        no={<Trans>Keep editing</Trans>}
        yes={<Trans>Discard complaint</Trans>}
        onClose={() => setDiscarding(false)}
        onYes={discard}
      >
        <Trans>It has not been sent yet.</Trans>
      </ConfirmDialog>
    </section>
  );
}
