import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { AddressesPage } from '#src/features/account/addresses/addresses-page.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/adressen')({ component: Screen });

function Screen() {
  return (
    <AuthGate reason={<Trans>Sign in to save addresses in your account.</Trans>}>
      {() => (
        <AddressesPage
          backLink={
            <Link to="/account/gegevens">
              <Trans>Back to my details</Trans>
            </Link>
          }
        />
      )}
    </AuthGate>
  );
}
