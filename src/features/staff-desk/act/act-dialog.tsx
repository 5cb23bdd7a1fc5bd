import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './act.module.css';
import { ActRefused } from './granted.ts';
import { deskKey } from './use-desk-page.ts';

export interface ActDialogProps {
  /** What is asked, with whom or how much it is about. */
  readonly title: ReactNode;
  /** The button that does it. */
  readonly label: ReactNode;
  readonly isDangerous?: boolean;
  /** False while a field is still wrong. */
  readonly isReady?: boolean;
  /** Does it; throws ActRefused where the server says no. */
  readonly act: () => Promise<unknown>;
  /** Told when it is done. */
  readonly done: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done to a person or with money, does it, and shows the desk as it is afterwards. */
export function ActDialog(props: ActDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const { title, label, isDangerous = false, isReady = true, act, done, onClose, children } = props;
  const doing = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast(done, { kind: 'success' });
      onClose();
      await client.invalidateQueries({ queryKey: [deskKey] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) doing.mutate();
  };
  return (
    <Dialog
      narrow
      isOpen
      role="alertdialog"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            kind={isDangerous ? 'danger' : 'primary'}
            isPending={doing.isPending}
            isDisabled={!isReady}
          >
            {label}
          </Button>
        </>
      }
    >
      <DataForm id={form} onSubmit={submit} className={styles.form}>
        {children}
        <ActProblem error={doing.error} />
      </DataForm>
    </Dialog>
  );
}

/** Why something was not done, in place. */
export function ActProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>Nothing was changed.</Trans>}>
      {error instanceof ActRefused && error.message !== '' ? (
        error.message
      ) : (
        <Trans>The server could not be reached. Please try again.</Trans>
      )}
    </Banner>
  );
}
