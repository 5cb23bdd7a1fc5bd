import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';

/** The login prompt after a session ended by itself (AUTH-016); it leads back to where one was. */
export function SessionEndedDialog({ onClose }: { readonly onClose: () => void }) {
  const here = useLocation({ select: ({ href }) => href });
  const isOnAccount = useLocation({ select: ({ pathname }) => pathname === '/account' });
  if (isOnAccount) return null;
  return (
    <Dialog
      isOpen
      narrow
      role="alertdialog"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Sign in again</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <LinkButton kind="primary" to="/account" search={{ redirect: here }} onClick={onClose}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Your session has ended. What you made on this device is still here; sign in to go on with it.
        </Trans>
      </p>
    </Dialog>
  );
}
