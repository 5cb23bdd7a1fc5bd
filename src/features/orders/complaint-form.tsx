import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { complaintLength, complaintProblem } from '#domain/orders/delivery-change.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from './orders.module.css';
import type { DeliveryChanging } from './use-delivery-change.ts';

export interface ComplaintFormProps {
  readonly changing: DeliveryChanging;
  readonly isOffline: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What is wrong with a piece (ORDER-016, ORDER-028). What was typed stays when sending fails. */
export function ComplaintForm({ changing, isOffline, onClose, onSent }: ComplaintFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const problem = complaintProblem(text);
  const { from, to } = complaintLength;
  const sentences = {
    complaint_too_short: t`Tell us in at least ${from} characters what is wrong.`,
    complaint_too_long: t`A complaint has at most ${to} characters.`,
  };
  const send = async () => {
    setSent(true);
    if (problem !== null) return;
    if (await changing.change({ kind: 'dispute', complaint: text.trim() })) onSent();
  };
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`What is wrong?`}
        description={t`Say what you see, and since when. The seller hears of it and we look at it with you.`}
        error={wasSent && problem !== null ? sentences[problem] : undefined}
        value={text}
        onChange={setText}
        rows={5}
        autoFocus
      />
      <div className={styles.actions}>
        <Button
          kind="primary"
          type="submit"
          isPending={changing.pending === 'dispute'}
          isDisabled={isOffline || changing.isPending}
        >
          <Trans>Send the complaint</Trans>
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
