import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';

/**
 * Prompts a visitor who has saved several products to sign in, once per session (WISH-010, WISH-012), or to sign up
 * (AUTH-009).
 */
export function SavePopup({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Save your favourites</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <LinkButton to="/account" search={{ redirect: '/account/favorieten' }} onClick={onClose}>
            <Trans>Sign in</Trans>
          </LinkButton>
          <LinkButton
            kind="primary"
            to="/account"
            search={{ scherm: 'favorieten-bewaren', redirect: '/account/favorieten' }}
            onClick={onClose}
          >
            <Trans>Create an account</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Your favourites are on this device. Sign in to see them on your phone and computer too. Nothing will
          be lost.
        </Trans>
      </p>
    </Dialog>
  );
}
