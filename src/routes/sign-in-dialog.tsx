import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AuthPanel } from '#src/features/account/auth/auth-panel.tsx';
import type { AuthScreen } from '#src/features/account/auth/auth-screen.ts';
import { Dialog } from '#src/ui/kit/dialog.tsx';

export interface SignInDialogProps {
  /** Tells the person what signing in is for. */
  readonly reason: ReactNode;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** Sign-in over a page, for one action that needs an account; the page stays as it is (docs/decisions/0016). */
export function SignInDialog({ reason, onClose, onSignedIn }: SignInDialogProps) {
  const here = useLocation({ select: ({ href }) => href });
  const [screen, setScreen] = useState<AuthScreen>({ name: 'login' });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Sign in</Trans>}
    >
      <AuthPanel
        place="dialog"
        screen={screen}
        onScreen={setScreen}
        onSignedIn={onSignedIn}
        returnTo={here}
        reason={reason}
      />
    </Dialog>
  );
}
