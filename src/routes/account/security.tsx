import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#src/features/account/auth/security/security-page.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/beveiliging')({ component: Screen });

function Screen() {
  return (
    <AuthGate reason={<Trans>Sign in to see how your account is protected.</Trans>}>
      {(session) => <SecurityPage session={session} />}
    </AuthGate>
  );
}
