import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { AuthPanel } from '#src/features/account/auth/auth-panel.tsx';
import type { AuthScreen } from '#src/features/account/auth/auth-screen.ts';
import { openGates$ } from '#src/features/account/auth/open-gates.ts';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { Dialog } from '#src/ui/kit/dialog.tsx';

function followGates(listener: () => void): () => void {
  const subscription = openGates$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/**
 * The sign-in dialog after a session expired (AUTH-016). The page below stays as it is, including what was typed in
 * it. A page that asks the visitor to sign in gets no dialog over it.
 */
export function SessionEndedDialog({ onClose }: { readonly onClose: () => void }) {
  const here = useLocation({ select: ({ href }) => href });
  const isOnAccount = useLocation({ select: ({ pathname }) => pathname === '/account' });
  const gates = useSyncExternalStore(followGates, () => openGates$.value);
  const { endedEmail } = useSession();
  const [screen, setScreen] = useState<AuthScreen>({ name: 'login' });
  if (isOnAccount || gates > 0) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Sign in again</Trans>}
    >
      <AuthPanel
        place="dialog"
        screen={screen}
        onScreen={setScreen}
        onSignedIn={onClose}
        returnTo={here}
        email={endedEmail}
        reason={
          <Trans>You have been signed out. Your work on this device is saved. Sign in to continue.</Trans>
        }
      />
    </Dialog>
  );
}
