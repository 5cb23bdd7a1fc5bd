import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { countUnsent } from '#src/data/db/current-database.ts';
import { unsavedProductEditsOf } from '#src/data/product-edits/product-edits.ts';
import { countStartedTexts } from '#src/data/started-texts.ts';
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

interface AtStake {
  readonly drafts: number;
  /** Messages, reviews and complaints that were started. */
  readonly texts: number;
  /** Existing products with changes that their seller has not saved. */
  readonly products: number;
  /** Everything else that the server has not confirmed. */
  readonly others: number;
}

async function findAtStake(): Promise<AtStake> {
  const userId = session$.value?.userId ?? '';
  const [{ drafts, total }, texts] = await Promise.all([countUnsent(), countStartedTexts(userId)]);
  return { drafts, texts, products: unsavedProductEditsOf(userId).length, others: total - drafts };
}

/** Lists what has not reached the account yet, before signing out clears this device. */
export function SignOutDialog({ onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useLingui();
  const [atStake, setAtStake] = useState<AtStake | 'unknown' | null>(null);
  const isOffline = useIsOffline();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    findAtStake().then(setAtStake, (error: unknown) => {
      logger.error('unsent_not_counted', { error: errorText(error) });
      setAtStake('unknown');
    });
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
  const isSafe = atStake !== null && atStake !== 'unknown' && isNothing(atStake);
  return (
    <Dialog
      isOpen
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
            kind={atStake === null || isSafe ? 'primary' : 'danger'}
            isPending={isBusy}
            isDisabled={atStake === null}
            onPress={() => void leave()}
          >
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      {atStake === null && <Skeleton />}
      {isSafe && (
        <p>
          <Trans>Everything is saved in your account. Your data will be removed from this device.</Trans>
        </p>
      )}
      {atStake === 'unknown' && (
        <Banner kind="warning">
          <Trans>
            We could not check whether everything has been sent. Signing out removes what has not.
          </Trans>
        </Banner>
      )}
      {atStake !== null && atStake !== 'unknown' && !isSafe && <StakeList {...atStake} />}
      {isOffline && (
        <p className={styles.offline}>
          <Trans>You are offline. We will finish signing you out once you are back online.</Trans>
        </p>
      )}
    </Dialog>
  );
}

const isNothing = ({ drafts, texts, products, others }: AtStake) => drafts + texts + products + others === 0;

function StakeList({ drafts, texts, products, others }: AtStake) {
  return (
    <Banner kind="warning" title={<Trans>Not everything has been sent yet</Trans>}>
      {drafts > 0 && (
        <p>
          <Plural
            value={drafts}
            one="# draft stays locked on this device until you sign in again."
            other="# drafts stay locked on this device until you sign in again."
          />
        </p>
      )}
      {products > 0 && (
        <p>
          <Trans>
            Listings with unsaved changes: {products}. Open and save them, because signing out removes the
            changes.
          </Trans>
        </p>
      )}
      {texts > 0 && (
        <p>
          <Trans>Started messages, reviews and complaints: {texts}. Signing out removes them.</Trans>
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
  );
}
