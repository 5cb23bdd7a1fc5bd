import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { trackingProblem } from '#domain/shipments/tracking-link.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { SendParcelDocument } from './shipments.gen.ts';
import styles from './shipments.module.css';

/** Marks a parcel as sent, after a confirmation, because the buyer is notified at once. */
export function SendParcel({ deliveryUuid }: { readonly deliveryUuid: string }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button kind="primary" icon={PackageCheck} onPress={() => setOpen(true)} isDisabled={isOffline}>
        <Trans>I’ve sent it</Trans>
      </Button>
      <Dialog title={t`Have you sent the parcel?`} isOpen={isOpen} onOpenChange={setOpen}>
        <SendForm deliveryUuid={deliveryUuid} onSent={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

interface SendFormProps {
  readonly deliveryUuid: string;
  readonly onSent: () => void;
}

function SendForm({ deliveryUuid, onSent }: SendFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const ids = useCommandIds();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (trackingLink: string) => {
      const variables = { deliveryUuid, commandId: ids.of(trackingLink) };
      const given = trackingLink === '' ? variables : { ...variables, trackingLink };
      const { sendParcel } = await request(SendParcelDocument, given);
      if ('errorCode' in sendParcel) throw new CommandRefused(sendParcel.message);
    },
    onSuccess: () => {
      toast(t`Thank you. We let the buyer know that the parcel is on its way.`, { kind: 'success' });
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order-products'] }),
  });
  const send = () => {
    const given = link.trim();
    const isUsable = given === '' || trackingProblem(given) === null;
    setWrong(!isUsable);
    if (isUsable) mutate(given);
  };
  return (
    <DataForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t`Tracking link (optional)`}
        description={t`Only if you did not use our label.`}
        value={link}
        onChange={(value) => {
          setWrong(false);
          setLink(value);
        }}
        inputMode="url"
        autoComplete="off"
        error={
          isWrong ? t`Paste the whole link, starting with https://, or leave the field empty.` : undefined
        }
      />
      <CommandBanner problem={commandProblem(error)} />
      <div>
        <Button kind="primary" type="submit" isPending={isPending}>
          <Trans>Yes, I’ve sent it</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
