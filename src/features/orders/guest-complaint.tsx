import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { complaintProblem } from '#domain/orders/delivery-change.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { ConfirmDialog } from '#src/ui/kit/confirm-dialog.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { OfflineNote } from './offline-note.tsx';
import styles from './orders.module.css';
import { useDeliveryChange } from './use-delivery-change.ts';

interface GuestComplaintProps {
  readonly deliveryUuid: string;
  readonly isOffline: boolean;
}

/** A text-only complaint without an account; adding photos requires an account. */
export function GuestComplaint({ deliveryUuid, isOffline }: GuestComplaintProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [wasTried, setTried] = useState(false);
  const { change, isPending, error } = useDeliveryChange(deliveryUuid);
  const isShort = complaintProblem(complaint.trim()) !== null;
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !isPending) setAsking(true);
  };
  const send = async () => {
    if (await change({ kind: 'dispute', complaint: complaint.trim() }))
      toast(t`Your complaint has been sent. The seller has three working days to answer.`, {
        kind: 'success',
      });
  };
  if (!isOpen)
    return (
      <div className={styles.actions}>
        <Button kind="quiet" onPress={() => setOpen(true)}>
          <Trans>Something is wrong</Trans>
        </Button>
      </div>
    );
  return (
    <DataForm className={styles.part} onSubmit={submit}>
      <TextArea
        autoFocus
        label={t`What is wrong?`}
        description={t`The seller has three working days to answer, and we email you. We hold your money until it is settled. Photos can only be added with an account.`}
        value={complaint}
        onChange={setComplaint}
        maxLength={5000}
        {...(wasTried && isShort && { error: t`Describe the problem in at least 10 characters.` })}
      />
      {isOffline && <OfflineNote />}
      <CommandBanner problem={commandProblem(error)} keepsText />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={isOffline}>
          <Trans>Send complaint</Trans>
        </Button>
        <Button onPress={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={<Trans>Send this complaint?</Trans>}
        no={<Trans>Not yet</Trans>}
        yes={<Trans>Yes, send complaint</Trans>}
        onClose={() => setAsking(false)}
        onYes={() => void send()}
      >
        <Trans>
          The seller is notified at once and has three working days to answer. We hold the money until the
          complaint is settled.
        </Trans>
      </ConfirmDialog>
    </DataForm>
  );
}
