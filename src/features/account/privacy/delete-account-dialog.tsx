import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { request } from '#src/data/graphql/client.ts';
import { leavePush } from '#src/data/push/leave-push.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { expectTokenEnd } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { DeleteAccountDocument } from './privacy.gen.ts';
import styles from './privacy.module.css';

interface Refusal {
  readonly text: string;
  readonly code: string | null;
}

export interface DeleteAccountDialogProps {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The final confirmation before an account is permanently deleted; requires the password (L2). */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    setRefusal(null);
    const done = expectTokenEnd();
    try {
      const { deleteAccount: answer } = await request(DeleteAccountDocument, { password });
      if ('deleted' in answer) {
        // Removes all account data from the device as well, including unsent drafts.
        await leavePush();
        await signOutAndWipe({ keep: 'nothing' });
        onDeleted();
        return;
      }
      const isWrong = 'fields' in answer && answer.fields.some(({ code }) => code === 'wrong_password');
      setRefusal({
        text: isWrong ? t`This password is incorrect.` : answer.message,
        code: answer.errorCode,
      });
    } catch (error) {
      logger.warn('account_not_deleted', { error: errorText(error) });
      setRefusal({
        text: t`Your account was not deleted. Try again.`,
        code: null,
      });
    } finally {
      done();
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void remove();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Delete your account?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button kind="danger" type="submit" form={formId} isPending={isBusy} isDisabled={password === ''}>
            <Trans>Delete permanently</Trans>
          </Button>
        </>
      }
    >
      <DataForm id={formId} className={styles.form} onSubmit={submit}>
        <p>
          <Trans>
            Your listings go offline, and your details, photos, favourites, drafts and messages are deleted.
            This can’t be undone. The other party still sees the amounts of bids and sales, without your name.
          </Trans>
        </p>
        <TextField
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {refusal !== null && (
          <Banner kind="error" announce>
            {refusal.text}{' '}
            {refusal.code === 'buyer_has_open_purchases' && (
              <PathLink href="/account/bestellingen">
                <Trans>View orders</Trans>
              </PathLink>
            )}
            {refusal.code === 'seller_has_open_money' && (
              <PathLink href="/account/uitbetalingen">
                <Trans>View payouts</Trans>
              </PathLink>
            )}
          </Banner>
        )}
      </DataForm>
    </Dialog>
  );
}
