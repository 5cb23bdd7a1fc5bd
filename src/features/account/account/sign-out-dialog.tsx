import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { countUnsent, type Unsent } from '#src/data/db/current-database.ts';
import { unsavedProductEditsOf } from '#src/data/product-edits/product-edits.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './account.module.css';
import { leaveAccount } from './leave-account.ts';

export interface SignOutDialogProps {
  readonly onClose: () => void;
  readonly onSignedOut: () => void;
}

/** Lists the edits that have not reached the account yet, before signing out clears this device. */
export function SignOutDialog({ onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useLingui();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  // Existing products with changes that their seller has not saved.
  const [products] = useState(() => unsavedProductEditsOf(session$.value?.userId ?? '').length);
  const isOffline = useIsOffline();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    countUnsent().then(setUnsent, () => setUnsent({ drafts: 0, total: 0 }));
  }, []);
  const leave = async () => {
    setBusy(true);
    try {
      await leaveAccount();
      onSignedOut();
    } catch (error) {
      logger.error('sign_out_failed', { error: errorText(error) });
      toast(t`Signing out failed. Close your other Hervonden tabs and try again.`, { kind: 'error' });
      setBusy(false);
    }
  };
  const atStake = unsent === null ? 0 : unsent.total + products;
  const others = unsent === null ? 0 : unsent.total - unsent.drafts;
  return (
    <Dialog
      isOpen
      narrow
      role="alertdialog"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Sign out?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button
            kind={atStake > 0 ? 'danger' : 'primary'}
            isPending={isBusy}
            isDisabled={unsent === null}
            onPress={() => void leave()}
          >
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      {unsent === null && <Skeleton />}
      {unsent !== null && atStake === 0 && (
        <p>
          <Trans>Everything is saved in your account. Your data will be removed from this device.</Trans>
        </p>
      )}
      {unsent !== null && atStake > 0 && (
        <Banner kind="warning" title={<Trans>Not everything has been sent yet</Trans>}>
          {unsent.drafts > 0 && (
            <p>
              <Plural
                value={unsent.drafts}
                one="# draft stays locked on this device until you sign in again."
                other="# drafts stay locked on this device until you sign in again."
              />
            </p>
          )}
          {products > 0 && (
            <p>
              <Trans>Listings with unsaved changes</Trans>: {products}.{' '}
              <Trans>Open and save them, because signing out removes the changes.</Trans>
            </p>
          )}
          {others > 0 && (
            <p>
              <Plural
                value={others}
                one="# other change will be lost. Go online first to save it."
                other="# other changes will be lost. Go online first to save them."
              />
            </p>
          )}
        </Banner>
      )}
      {isOffline && (
        <p className={styles.offline}>
          <Trans>You are offline. We will finish signing you out once you are back online.</Trans>
        </p>
      )}
    </Dialog>
  );
}
