import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type ComplaintPlace, complaintDraftAt } from '#src/data/complaints/complaint-drafts.ts';
import { useOnline } from '#src/data/use-online.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { CaseKeyContext } from './case-key.ts';
import styles from './cases.module.css';
import { ComplaintForm } from './complaint-form.tsx';
import { type Paid, paidFor, useComplaintForm } from './use-complaint-form.ts';

export interface GuestOpenFormProps {
  /** The key of the emailed link to the order. */
  readonly linkKey: string;
  readonly order: Paid & { readonly uuid: string };
  /** The link to an account, with which photos can be added. */
  readonly account: ReactNode;
}

/** The complaint of a buyer without an account, opened from the page of the order. Stored on the device until sent. */
export function GuestOpenForm({ linkKey, order, account }: GuestOpenFormProps) {
  const place = { userId: '', orderUuid: order.uuid };
  const [isOpen, setOpen] = useState(() => complaintDraftAt(place) !== null);
  if (!isOpen)
    return (
      <div className={styles.actions}>
        <Button kind="quiet" onPress={() => setOpen(true)}>
          <Trans>Something is wrong</Trans>
        </Button>
      </div>
    );
  return (
    <CaseKeyContext value={linkKey}>
      <GuestForm place={place} paid={paidFor(order)} account={account} onClose={() => setOpen(false)} />
    </CaseKeyContext>
  );
}

interface GuestFormProps {
  readonly place: ComplaintPlace;
  readonly paid: number;
  readonly account: ReactNode;
  readonly onClose: () => void;
}

function GuestForm({ place, paid, account, onClose }: GuestFormProps) {
  const form = useComplaintForm({ place, paid, photos: null });
  const isOffline = !useOnline();
  return (
    <section className={styles.form} aria-labelledby="complaint-title">
      <h2 id="complaint-title" className={styles.title}>
        <Trans>Your complaint</Trans>
      </h2>
      <ComplaintForm
        form={form}
        isOffline={isOffline}
        photos={() => (
          <p className={styles.soft}>
            <Trans>Photos can only be added with an account. Without one, describe what can be seen.</Trans>{' '}
            {account}
          </p>
        )}
        waiting={
          <Trans>
            You are offline. Your complaint is stored on this device; send it once you are back online.
          </Trans>
        }
        actions={
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
      />
    </section>
  );
}
